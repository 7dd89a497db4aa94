import type { Level, Report } from '../finding';
import type { Page, Site } from '../site';

/** A check of one page. */
export interface PageRule {
  /** Id shown in findings. */
  id: string;
  level: Level;
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

/** Line of a front matter field, starting at 1; 1 if the field is missing. */
export function lineOfField(source: string, field: string): number {
  const lines = source.split('\n');
  const end = lines.indexOf('---', 1);
  const line = lines.findIndex((text, index) => index < end && text.startsWith(`${field}:`));
  return line + 1 || 1;
}

/** Line of an offset in a text, starting at 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
