import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { htmlFileOfRoute, routesOfPages } from '../../scripts/routes';

/** What a built site weighs. */
export interface SiteWeight {
  pages: number;
  /** All files of the output, uncompressed. */
  outputBytes: number;
  /** Scripts that a text page of the current version names, gzip. */
  pageJsBytes: number;
  /** Those of them that are the same on every page: the main bundle and its runtime, gzip. */
  mainJsBytes: number;
}

/** Docusaurus's names of what every page runs. */
const MAIN_SCRIPT = /\/(?:main|runtime~main)\.\w+\.js$/;

function bytesOf(dir: string): number {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

function scriptsOf(dir: string, route: string): string[] {
  const html = readFileSync(htmlFileOfRoute(dir, route), 'utf8');
  return Array.from(html.matchAll(/<script[^>]* src=["']?\/([^"' >]+)/g), ([, file = '']) => file);
}

function gzipBytes(dir: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dir, file))).length, 0);
}

/**
 * Weighs a built site.
 *
 * @param dir - Folder of its files.
 * @param textPage - Route of the page whose scripts count.
 */
export function weighSite(dir: string, textPage: string): SiteWeight {
  const scripts = scriptsOf(dir, textPage);
  return {
    pages: routesOfPages(dir).length,
    outputBytes: bytesOf(dir),
    pageJsBytes: gzipBytes(dir, scripts),
    mainJsBytes: gzipBytes(
      dir,
      scripts.filter((file) => MAIN_SCRIPT.test(file)),
    ),
  };
}
