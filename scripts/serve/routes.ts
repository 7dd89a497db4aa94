import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeUri } from 'docusaurus-speed/decode-uri';
import { htmlFiles } from '../../plugins/shared/html-files';

function withTrailingSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

/**
 * The routes that a sitemap lists.
 *
 * @param xml - Text of a `sitemap.xml`.
 * @returns Paths with trailing slash, encoded as in an address, in the order of the sitemap.
 */
export function routesOfSitemap(xml: string): string[] {
  return Array.from(xml.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g), ([, location = '']) =>
    withTrailingSlash(new URL(location.replaceAll('&amp;', '&')).pathname),
  );
}

/** Whether a file is a redirect page, see `plugins/output/site-map-data`. */
function isRedirect(file: string): boolean {
  return readFileSync(file, 'utf8').includes('http-equiv="refresh"');
}

/**
 * The routes of a folder's pages: every `index.html` that isn't a redirect page.
 *
 * @param dir - Folder of the built site.
 * @returns Paths with trailing slash, encoded as in an address, sorted.
 */
export function routesOfPages(dir: string): string[] {
  return htmlFiles(dir)
    .filter((file) => path.posix.basename(file) === 'index.html')
    .filter((file) => !isRedirect(path.join(dir, file)))
    .map((file) => encodeURI(`/${file.slice(0, -'index.html'.length)}`))
    .sort();
}

/**
 * All routes of a built site, from its sitemap or else from its pages.
 *
 * @param dir - Folder of the built site.
 * @returns Paths with trailing slash, such as `/material-ui/react-button/`.
 * @throws If there is no built site or it has no pages.
 */
export function routesOfSite(dir: string): string[] {
  const sitemap = path.join(dir, 'sitemap.xml');
  let routes: string[] = [];
  if (existsSync(sitemap)) {
    routes = routesOfSitemap(readFileSync(sitemap, 'utf8'));
  } else if (existsSync(dir)) {
    routes = routesOfPages(dir);
  }
  if (routes.length === 0) {
    throw new Error(
      `No routes in ${dir}: there is no sitemap.xml and no index.html. Build the site first: npm run build`,
    );
  }
  return routes;
}

/**
 * The file that a route is served from.
 *
 * @param dir - Folder of the built site.
 * @param route - Path with trailing slash, encoded as in an address.
 */
export function htmlFileOfRoute(dir: string, route: string): string {
  return path.join(dir, decodeUri(route), 'index.html');
}
