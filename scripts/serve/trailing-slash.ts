import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The redirect of a request without a trailing slash: `/a` to `/a/` if `a/index.html` exists, like
 * static hosts.
 *
 * @param dir - Absolute path of the served folder.
 * @param url - Path and query of the request.
 * @returns Path and query of the target, or `null` to serve the request.
 */
export function trailingSlashRedirect(dir: string, url: string): string | null {
  const [rawPathname = '', ...query] = url.split('?');
  // With two leading slashes, the target would be an address on another host.
  const pathname = rawPathname.replace(/^[/\\]+/, '/');
  if (pathname.endsWith('/')) {
    return null;
  }
  let folder: string;
  try {
    folder = path.join(dir, decodeURIComponent(pathname));
  } catch {
    return null;
  }
  if (!folder.startsWith(dir + path.sep) || !existsSync(path.join(folder, 'index.html'))) {
    return null;
  }
  return [`${pathname}/`, ...query].join('?');
}
