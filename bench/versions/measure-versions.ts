import { PRODUCTS, archivesOf } from '../../src/products';
import { BUILD_DIR, ROOT } from '../../scripts/root';
import { coldBuild } from '../build-cost/cold-build';
import type { BuildFigures } from '../build-cost/cold-build';
import type { CommandFigures } from '../build-cost/measure-command';
import { TEXT_PAGE } from '../pages';
import { weighSite } from '../site-weight/site-weight';
import type { SiteWeight } from '../site-weight/site-weight';

/** What a build took and what it made. */
export interface MeasuredBuild extends CommandFigures, SiteWeight {}

/** What the archived versions cost, by a build without them and one with them. */
export interface VersionsCost {
  archives: number;
  current: MeasuredBuild;
  whole: MeasuredBuild;
}

function measured(figures: BuildFigures): MeasuredBuild {
  return { ...figures, ...weighSite(BUILD_DIR, TEXT_PAGE) };
}

/** Builds the site without its archived versions, and then whole, which is what stays built. */
export async function measureVersions(): Promise<VersionsCost & { ours: BuildFigures }> {
  console.error('Building: our site without archived versions');
  const current = measured(await coldBuild('current', ROOT, { DOCS_VERSIONS: 'current' }));
  console.error('Building: our site');
  const ours = await coldBuild('ours', ROOT);
  return { archives: archivesOf(PRODUCTS).length, current, whole: measured(ours), ours };
}
