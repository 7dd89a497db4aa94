import { readFileSync } from 'node:fs';
import path from 'node:path';
import { other } from '../../../lines/other';
import { ownValue } from '../../../src/foundation/own-value';
import type { OtherLine } from '../../../src/page/doc-page/types';
import { listFile, parseAddresses } from '../../shared/address-list';

let pages: ReadonlySet<string> | undefined;

/**
 * Where another release line has the same page, in a build of all lines.
 *
 * @param page - Path of the page, without the site's base URL.
 * @param library - The package that the page is about.
 * @param siteDir - The repository's root.
 * @param env - `SITE_LINES=all` says that the other line is built too.
 * @returns `null` if it has no such page.
 */
export function otherLine(
  page: string,
  library: string,
  siteDir: string,
  env: { SITE_LINES?: string } = process.env,
): OtherLine | null {
  if (env.SITE_LINES !== 'all') {
    return null;
  }
  pages ??= new Set(
    parseAddresses(readFileSync(path.join(siteDir, listFile(other.id)), 'utf8')).keys(),
  );
  const version = ownValue(other.packages, library);
  // The default line's site contains the others.
  return version && pages.has(page)
    ? { to: `pathname:///${other.path ?? '..'}${page}`, version }
    : null;
}
