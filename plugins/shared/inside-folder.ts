import { realpathSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';

const contains = (folder: string, file: string) => file.startsWith(folder + path.sep);

/**
 * Whether a file or folder is in a folder, and no symbolic link leads it out of the folder.
 *
 * @throws If either doesn't exist or can't be read.
 */
export async function isInside(folder: string, file: string): Promise<boolean> {
  return contains(await realpath(folder), await realpath(file));
}

/** `isInside` for callers that can't wait. */
export function isInsideSync(folder: string, file: string): boolean {
  return contains(realpathSync(folder), realpathSync(file));
}
