import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { htmlFileOfRoute, routesOfPages } from '../../../scripts/serve/routes';

/** Size of a built site. */
export interface SiteWeight {
  pages: number;
  /** All output files, uncompressed. */
  outputBytes: number;
  /** Scripts in the HTML of a text page of the current version, gzip. */
  pageJsBytes: number;
  /** Those scripts that every page has: the main bundle and its runtime, gzip. */
  mainJsBytes: number;
}

/** Docusaurus's names for scripts on every page. */
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
 * Measures the size of a built site.
 *
 * @param dir - Folder of the built site.
 * @param textPage - Route of the page whose scripts are counted.
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
