import path from 'node:path';
import { decodeUriComponent } from 'docusaurus-speed/decode-uri';

/**
 * The path of a request as the file system sees it: decoded, without `.`, `..` and repeated slashes.
 * Headers are chosen by it, so `/demo/%6Cive/` has those of `/demo/live/`.
 *
 * @param url - Path and query of the request.
 * @returns `null` if no file can have the path.
 */
export function requestPath(url: string): string | null {
  const [pathname = ''] = url.split('?');
  const decoded = decodeUriComponent(pathname);
  return decoded.includes('\0') ? null : path.posix.normalize(`/${decoded}`);
}
