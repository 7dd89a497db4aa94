import { existsSync } from 'node:fs';
import path from 'node:path';
import { redirects } from '../hosting/redirects';
import { requestPath } from './request-path';

/**
 * The redirect of a request, like on static hosts: of an address in `addresses/redirects.json`, or of `/a` to
 * `/a/`, if the target is a page in the folder; and of any address with repeated slashes.
 *
 * @param dir - Absolute path of the served folder.
 * @param url - Path and query of the request.
 * @returns Path and query of the target, or `null` to serve the request.
 */
export function redirectTarget(dir: string, url: string): string | null {
  const pathname = requestPath(url);
  const [given = '', ...query] = url.split('?');
  const single = given.replace(/\/{2,}/g, '/');
  const moved = redirects.find(({ from }) => from === pathname)?.to;
  const target = moved ?? (pathname?.endsWith('/') ? null : pathname && `${pathname}/`);
  if (!target || !existsSync(path.join(dir, target, 'index.html'))) {
    return single === given ? null : [single, ...query].join('?');
  }
  return [encodeURI(target), ...query].join('?');
}
