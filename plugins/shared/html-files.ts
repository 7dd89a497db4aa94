import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the HTML files of a built site.
 *
 * @param dir - Folder of the built site.
 * @returns Paths relative to `dir` with forward slashes, sorted.
 * @throws If `dir` does not exist.
 */
export function htmlFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
