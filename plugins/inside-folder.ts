import { realpath } from 'node:fs/promises';
import path from 'node:path';

/**
 * Whether a file or folder is in a folder, and no symbolic link leads it out of the folder.
 *
 * @throws If either doesn't exist or can't be read.
 */
export async function isInside(folder: string, file: string): Promise<boolean> {
  const [root, target] = await Promise.all([realpath(folder), realpath(file)]);
  return target.startsWith(root + path.sep);
}
