import type { BuildFigures } from './build-cost/cold-build';
import type { DemoTime } from './demo/measure-demos';
import type { PageLoads } from './load/measure-load';
import type { PageFigures } from './page/measure-pages';
import type { SetSize } from './offline/set-sizes';
import type { BenchPage } from './pages';
import type { IndexSize } from './search/index-sizes';
import type { SearchTimes } from './search/measure-search';
import type { SiteWeight } from './site-weight/site-weight';
import type { VersionsCost } from './versions/measure-versions';

/** One figure of both sites; `null` means "not measured". */
export interface Pair<T> {
  ours: T;
  plain: T;
}

/** A measured page of ours, with the page it's compared with. */
export interface PageResult extends BenchPage {
  figures: PageFigures;
}

/** A measured page change, in milliseconds. */
export interface PageChangeResult extends Pair<number> {
  label: string;
  slowdown: number;
}

/** All measurements of a run. */
export interface BenchResults {
  date: string;
  docusaurus: string;
  machine: string;
  pages: PageResult[];
  /** The pages of the plain site that our pages are compared with. */
  plainPages: Partial<Record<BenchPage['plain'], PageFigures>>;
  /** Loads with applied throttling; empty if Lighthouse was skipped. */
  loads: PageLoads[];
  pageChanges: PageChangeResult[];
  demoTimes: DemoTime[];
  builds: Pair<BuildFigures | null>;
  weights: Pair<SiteWeight>;
  /** `null` if the site wasn't built. */
  versions: VersionsCost | null;
  search: { indexes: IndexSize[]; times: SearchTimes[] };
  offline: SetSize[];
}
