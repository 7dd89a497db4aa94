import { readFileSync } from 'node:fs';
import { BUILD_DIR } from './root';
import { htmlFileOfRoute, routesOfPages, routesOfSite } from './routes';

/** Whether the site's app runs there; pages that only redirect to another address have none. */
function isPageOfApp(route: string): boolean {
  return readFileSync(htmlFileOfRoute(BUILD_DIR, route), 'utf8').includes('__docusaurus');
}

/**
 * All routes of the built site, as paths with a trailing slash: those of its sitemap, and the pages
 * that the sitemap leaves out, such as the internal test pages.
 *
 * @throws If the site is not built.
 */
export function allRoutes(): string[] {
  const pages = routesOfPages(BUILD_DIR).filter(isPageOfApp);
  return [...new Set([...routesOfSite(BUILD_DIR), ...pages])].sort();
}
