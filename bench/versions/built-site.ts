import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { htmlFileOfRoute, routesOfPages } from '../../scripts/routes';
import type { CommandFigures } from '../build-cost/measure-command';

/** What a built site weighs. */
export interface SiteWeight {
  pages: number;
  /** All files of the output, uncompressed. */
  outputBytes: number;
  /** Scripts that a text page of the current version names, gzip. */
  pageJsBytes: number;
}

/** What a build took and what it made. */
export interface MeasuredBuild extends CommandFigures, SiteWeight {}

function bytesOf(dir: string): number {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

function scriptBytes(dir: string, route: string): number {
  const html = readFileSync(htmlFileOfRoute(dir, route), 'utf8');
  return Array.from(html.matchAll(/<script[^>]* src=["']?\/([^"' >]+)/g)).reduce(
    (sum, [, file = '']) => sum + gzipSync(readFileSync(path.join(dir, file))).length,
    0,
  );
}

/**
 * Weighs a built site.
 *
 * @param dir - Folder of its files.
 * @param textPage - Route of the page whose scripts count.
 */
export function weighSite(dir: string, textPage: string): SiteWeight {
  return {
    pages: routesOfPages(dir).length,
    outputBytes: bytesOf(dir),
    pageJsBytes: scriptBytes(dir, textPage),
  };
}
