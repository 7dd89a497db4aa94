import fs from 'node:fs';
import path from 'node:path';

/**
 * Lists files in a folder of the repository and in its subfolders.
 *
 * @param folder - Path from the repository's root.
 * @param pattern - Tested on each path from the root, with forward slashes.
 * @returns These paths, sorted; none if the folder doesn't exist.
 */
export function filesBelow(folder: string, root: string, pattern: RegExp): string[] {
  const absolute = path.join(root, folder);
  if (!fs.existsSync(absolute)) {
    return [];
  }
  return fs
    .readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => pattern.test(file))
    .sort();
}
