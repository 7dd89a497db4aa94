import type { Level, Report } from '../finding';
import type { Page, Site } from '../site';

/** A check of one page. */
export interface PageRule {
  /** As findings name it. */
  id: string;
  level: Level;
  check: (page: Page, site: Site) => Report[] | Promise<Report[]>;
}

/** A check of what pages, trees and files of demos say together. */
export interface SiteRule {
  id: string;
  level: Level;
  /** Whether no page can be built then, so that its findings concern every writer. */
  stopsBuild?: boolean;
  /** @returns Reports that name their file. */
  check: (site: Site) => (Report & { file: string })[];
}

/** Line of a field of the front matter, counted from 1; 1 for a field that is missing. */
export function lineOfField(source: string, field: string): number {
  const lines = source.split('\n');
  const end = lines.indexOf('---', 1);
  const line = lines.findIndex((text, index) => index < end && text.startsWith(`${field}:`));
  return line + 1 || 1;
}

/** Line of an offset in a text, counted from 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
