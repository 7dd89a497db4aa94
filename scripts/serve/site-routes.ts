import { readFileSync } from 'node:fs';
import { BUILD_DIR } from '../shared/root';
import { htmlFileOfRoute, routesOfPages, routesOfSite } from './routes';

/** Whether the page runs the site's app. Pages that only redirect don't. */
function isPageOfApp(route: string): boolean {
  return readFileSync(htmlFileOfRoute(BUILD_DIR, route), 'utf8').includes('__docusaurus');
}

/**
 * All routes of the built site, as paths with a trailing slash: those in its sitemap, and pages
 * that the sitemap excludes, such as the internal test pages.
 *
 * @throws If the site hasn't been built.
 */
export function allRoutes(): string[] {
  const pages = routesOfPages(BUILD_DIR).filter(isPageOfApp);
  return [...new Set([...routesOfSite(BUILD_DIR), ...pages])].sort();
}
