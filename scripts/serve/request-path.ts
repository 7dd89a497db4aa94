import { realpath } from 'node:fs/promises';
import path from 'node:path';

/**
 * The path of a request as the file system sees it: decoded, without `.`, `..` and repeated slashes.
 * Headers are chosen by it, so `/demo/%6Cive/` has those of `/demo/live/`.
 *
 * @param url - Path and query of the request.
 * @returns `null` if the path isn't decodable.
 */
export function requestPath(url: string): string | null {
  try {
    const [pathname = ''] = url.split('?');
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') ? null : path.posix.normalize(`/${decoded}`);
  } catch {
    return null;
  }
}

/**
 * Whether a path exists in a folder, and no symbolic link leads it out of the folder.
 *
 * @param dir - Folder of the built site.
 * @param pathname - A result of `requestPath`.
 * @throws If the file doesn't exist or cannot be read.
 */
export async function isInside(dir: string, pathname: string): Promise<boolean> {
  const file = path.join(dir, pathname, pathname.endsWith('/') ? 'index.html' : '');
  const [root, target] = await Promise.all([realpath(dir), realpath(file)]);
  return target.startsWith(root + path.sep);
}
