import { line } from '../../../lines/current';
import { other } from '../../../lines/other';
import { segment } from '../../../lines/place';
import { renamed } from '../../../lines/renamed';
import { ownValue } from '../../../src/foundation/own-value';
import type { OtherLine } from '../../../src/page/doc-page/types';
import { pagesOfLine } from '../../shared/address-list';

let pages: ReadonlySet<string> | undefined;

/**
 * Where another release line has the same page, or its start page, in a build of all lines (`SITE_LINES=all`).
 *
 * @param page - Path of the page, without the site's base URL.
 * @param about - The package that the page is about, and the start page of its product.
 * @param siteDir - The repository's root.
 * @returns `null` if the line lacks the product.
 */
export function otherLine(
  page: string,
  { library, start }: { library: string; start: string },
  siteDir: string,
): OtherLine | null {
  if (process.env.SITE_LINES !== 'all') {
    return null;
  }
  pages ??= pagesOfLine(siteDir, other.id);
  const version = ownValue(other.packages, library);
  const paths = renamed.find((one) => ownValue(one, line.id) === page) ?? {};
  const same = ownValue(paths, other.id) ?? page;
  const isStart = !pages.has(same);
  const shown = isStart ? start : same;
  // The default line's site contains the others.
  const to = `pathname:///${segment ? '..' : `v${other.id}`}${shown}`;
  return version && pages.has(shown) ? { to, version, ...(isStart && { isStart }) } : null;
}
