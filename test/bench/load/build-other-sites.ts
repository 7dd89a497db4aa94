import { routesOfPages } from '../../../scripts/serve/routes';
import { buildPlainSite } from '../plain-site/build-plain-site';
import { buildStarlightSite } from '../starlight-site/build-starlight-site';
import { OUR_SITE, PLAIN_SITE, STARLIGHT_SITE, isOurs } from './sites';
import type { LoadSite } from './sites';

/**
 * Builds the plain site and Starlight if they are to be loaded from the benchmark's own folders.
 *
 * @param sites - The sites to load. The plain site gets as many pages as the first build of ours.
 * @throws If a build fails.
 */
export async function buildOtherSites(sites: readonly LoadSite[]): Promise<void> {
  if (sites.includes(PLAIN_SITE)) {
    const { dir } = sites.find(({ name }) => isOurs(name)) ?? OUR_SITE;
    const pages = routesOfPages(dir).length;
    console.error(`Building: a plain site of ${pages} pages`);
    await buildPlainSite(pages);
  }
  if (sites.includes(STARLIGHT_SITE)) {
    await buildStarlightSite();
  }
}
