import { BUILD_DIR } from '../../scripts/root';
import { routesOfPages, routesOfSite } from '../../scripts/routes';

/**
 * All routes of the built site, as paths with trailing slash: those of its sitemap, and the pages
 * that the sitemap leaves out, such as the internal test pages.
 *
 * @throws If the site is not built.
 */
export function allRoutes(): string[] {
  return [...new Set([...routesOfSite(BUILD_DIR), ...routesOfPages(BUILD_DIR)])].sort();
}
