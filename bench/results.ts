import type { BuildFigures } from './build-cost/cold-build';
import type { PageFigures } from './page/measure-page';
import type { BenchPage } from './pages';
import type { VersionsCost } from './versions/measure-versions';

/** One figure of both sites; `null` stands for "not measured". */
export interface Pair<T> {
  ours: T;
  plain: T;
}

/** A measured page of ours, with what it is held against. */
export interface PageResult extends BenchPage {
  figures: PageFigures;
}

/** A measured change of page, in milliseconds. */
export interface PageChangeResult extends Pair<number> {
  label: string;
  slowdown: number;
}

/** Everything that a run measures. */
export interface BenchResults {
  date: string;
  docusaurus: string;
  machine: string;
  pages: PageResult[];
  /** Pages of the plain site that the others are held against. */
  plainPages: Partial<Record<BenchPage['plain'], PageFigures>>;
  pageChanges: PageChangeResult[];
  builds: Pair<BuildFigures | null>;
  /** `null` when the site was not built. */
  versions: VersionsCost | null;
}
