import type { Level, Report } from './finding';
import type { PageOf, Site, SitePage } from './site';

/** A check of one page. */
export interface PageRule<Place extends SitePage = SitePage, All = Site> {
  /** Id shown in findings. */
  id: string;
  level: Level;
  /** Whether it checks only pages, not the files that they show, such as `_note.mdx`. */
  pagesOnly?: boolean;
  /** Whether it may repeat what another rule found in the same line, which is left out then. */
  repeats?: boolean;
  check: (page: PageOf<Place>, site: All) => Report[] | Promise<Report[]>;
}

/** A check of several pages together. */
export interface SiteRule<All = Site> {
  id: string;
  level: Level;
  /** Whether the problem breaks the build of every page, so the findings concern every writer. */
  stopsBuild?: boolean;
  /** @returns Reports that include their file. */
  check: (site: All) => (Report & { file: string })[];
}

/** Line of an offset in a text, starting at 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
