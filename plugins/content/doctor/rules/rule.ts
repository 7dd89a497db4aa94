import type { Level, Report } from '../finding';
import type { Page, Site } from '../site';

/** A check of one page. */
export interface PageRule {
  /** Id shown in findings. */
  id: string;
  level: Level;
  /** Whether it checks only pages, not the files that they show, such as `_note.mdx`. */
  pagesOnly?: boolean;
  check: (page: Page, site: Site) => Report[] | Promise<Report[]>;
}

/** A check of pages, trees and demos together. */
export interface SiteRule {
  id: string;
  level: Level;
  /** Whether the problem breaks the build of every page, so the findings concern every writer. */
  stopsBuild?: boolean;
  /** @returns Reports that include their file. */
  check: (site: Site) => (Report & { file: string })[];
}

/** Line of an offset in a text, starting at 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
