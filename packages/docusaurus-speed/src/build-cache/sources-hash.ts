import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Files that nothing loads while pages are compiled, so their changes keep the cache. */
const NOT_LOADED = /\.test\.\w+$|\.snap$|\bREADME\.md$|\/fixtures\/|\/testing[/.]/;

/**
 * Hashes the paths and contents of the files in some folders, except tests and READMEs.
 *
 * @param root - Parent of the folders. Its own path doesn't affect the hash.
 * @param folders - Folders in `root`, read recursively.
 */
export function sourcesHash(root: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const entries = fs.readdirSync(path.join(root, folder), {
      recursive: true,
      withFileTypes: true,
    });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !NOT_LOADED.test(file))
      .sort();
    for (const file of files) {
      hash.update(file).update('\0');
      hash.update(fs.readFileSync(path.join(root, file))).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}
