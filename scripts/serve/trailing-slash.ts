import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Where a request without trailing slash is sent: `/a` to `/a/` if `a/index.html` exists, as static
 * hosts do.
 *
 * @param dir - Absolute path of the served folder.
 * @param url - Path and query of the request.
 * @returns Path and query to redirect to, or `null` to serve the request as it is.
 */
export function trailingSlashRedirect(dir: string, url: string): string | null {
  const [rawPathname = '', ...query] = url.split('?');
  // More than one leading slash would make the target an address on another host.
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
