import { PRODUCTS, archivesOf } from '../../src/products';
import { BUILD_DIR, ROOT } from '../../scripts/root';
import { coldBuild } from '../build-cost/cold-build';
import type { BuildFigures } from '../build-cost/cold-build';
import { weighSite } from './built-site';
import type { MeasuredBuild } from './built-site';

/** What the archived versions cost, by a build without them and one with them. */
export interface VersionsCost {
  archives: number;
  current: MeasuredBuild;
  whole: MeasuredBuild;
}

const TEXT_PAGE = '/material-ui/getting-started/installation/';

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
