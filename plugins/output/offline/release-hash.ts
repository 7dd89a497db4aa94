import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

let known: Promise<string>;
let settle: (hash: string) => void;

/** Begins a build, of which `releaseHash` will be the hash. A process can build several languages. */
export function beginRelease(): void {
  known = new Promise((resolve) => (settle = resolve));
}

/** A hash of all pages of the build, once the last of its steps has called `settleRelease`. */
export function releaseHash(): Promise<string> {
  return known;
}

/**
 * Calculates the hash of the build that has begun.
 *
 * @param outDir - The site's output folder, with all pages in their final form.
 */
export async function settleRelease(outDir: string): Promise<void> {
  const hash = createHash('sha256');
  const files = await fs.readdir(outDir, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    hash.update(file).update(await fs.readFile(path.join(outDir, file)));
  }
  settle(hash.digest('hex').slice(0, 16));
}
