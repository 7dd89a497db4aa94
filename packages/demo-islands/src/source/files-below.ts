import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Paths of the files in a folder and its subfolders that match a pattern, from the root, sorted. */
export function filesBelow(folder: string, root: string, pattern: RegExp): string[] {
  const absolute = path.join(root, folder);
  return existsSync(absolute)
    ? readdirSync(absolute, { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((file) => pattern.test(file))
        .sort()
    : [];
}
