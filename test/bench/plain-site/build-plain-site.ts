import { coldBuild } from '../build-cost/cold-build';
import type { BuildFigures } from '../build-cost/cold-build';
import { PLAIN_DIR } from '../paths';
import { scaffoldPlainSite } from './scaffold';

/**
 * Generates the plain site and builds it.
 *
 * @param pages - Number of pages, as many as our site has.
 * @throws If the build fails or has another number of pages.
 */
export async function buildPlainSite(pages: number): Promise<BuildFigures> {
  scaffoldPlainSite(pages);
  const figures = await coldBuild('plain', PLAIN_DIR);
  if (figures.pages !== pages) {
    throw new Error(`The plain site has ${figures.pages} pages, expected ${pages}.`);
  }
  return figures;
}
