import { BUILD_DIR } from '../../scripts/root';
import { routesOfSite } from '../../scripts/routes';

/**
 * All routes of the built site, as paths with trailing slash.
 *
 * @throws If the site is not built.
 */
export function allRoutes(): string[] {
  return routesOfSite(BUILD_DIR);
}
