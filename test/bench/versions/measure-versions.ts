import { PRODUCTS, archivesOf } from '../../../src/foundation/products';
import { BUILD_DIR, ROOT } from '../../../scripts/shared/root';
import { coldBuild } from '../build-cost/cold-build';
import type { BuildFigures } from '../build-cost/cold-build';
import type { CommandFigures } from '../build-cost/measure-command';
import { TEXT_PAGE } from '../pages';
import { weighSite } from '../site-weight/site-weight';
import type { SiteWeight } from '../site-weight/site-weight';

/** Cost and output of a build. */
export interface MeasuredBuild extends CommandFigures, SiteWeight {}

/** The cost of the archived versions: a build without them and one with them. */
export interface VersionsCost {
  archives: number;
  current: MeasuredBuild;
  withArchives: MeasuredBuild;
}

function measured(figures: BuildFigures): MeasuredBuild {
  return { ...figures, ...weighSite(BUILD_DIR, TEXT_PAGE) };
}

/**
 * Builds the site without its archived versions, then the complete site, which remains in `build/`.
 */
export async function measureVersions(): Promise<VersionsCost & { ours: BuildFigures }> {
  console.error('Building: our site without archived versions');
  const current = measured(await coldBuild('current', ROOT, { DOCS_VERSIONS: 'current' }));
  console.error('Building: our site');
  const ours = await coldBuild('ours', ROOT);
  return { archives: archivesOf(PRODUCTS).length, current, withArchives: measured(ours), ours };
}
