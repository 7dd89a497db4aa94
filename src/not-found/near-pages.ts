import { productOfPath } from '@site/src/products';
import { similarity } from './similarity';
import type { SitePage } from './types';

/** Words that stand in many addresses and tell no two pages apart. */
const NOISE = /^(?:react|components?|docs?|html?|index|v\d+|)$/;

/** Below this score a page is no better than a guess. */
const LEAST = 0.5;

/** Added for a page of the product that was asked for. */
const SAME_PRODUCT = 0.1;

function wordsOf(path: string): string[] {
  const basePath = productOfPath(path)?.basePath ?? '';
  const words = path.slice(basePath.length).split(/[^a-z0-9]+/);
  return words.filter((word) => !NOISE.test(word)).map((word) => word.replace(/s$/, ''));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}

/** How well each of the words is met by the best of the others. */
function cover(words: readonly string[], others: readonly string[]): number {
  return average(words.map((word) => Math.max(0, ...others.map((o) => similarity(word, o)))));
}

function scoreOf(wanted: readonly string[], page: SitePage): number {
  const words = wordsOf(page.path);
  const titled = page.title.toLowerCase().split(/[^a-z0-9]+/);
  const byWords = (cover(wanted, [...words, ...titled]) + cover(words, wanted)) / 2;
  return Math.max(byWords, similarity(wanted.join(''), words.join('')));
}

/** The path as our own are written: decoded, in lower case, without a language's prefix. */
function plain(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // Not UTF-8: its other characters may still tell something.
  }
  return path.toLowerCase().replace(/^\/[a-z]{2}(?=\/)/, '');
}

/**
 * The pages that somebody may have meant by an address that leads nowhere.
 *
 * @param pathname - The address's path without the site's base URL.
 * @param most - How many to return at most.
 * @returns The nearest pages, best first; empty when nothing is near.
 * @example nearPages('/material-ui/v99/buton/', pages)[0].path // '/material-ui/react-button/'
 */
export function nearPages(pathname: string, pages: readonly SitePage[], most = 5): SitePage[] {
  const path = plain(pathname);
  const wanted = wordsOf(path);
  const product = productOfPath(path);
  return pages
    .map((page) => ({ page, score: scoreOf(wanted, page) }))
    .filter(({ score }) => score >= LEAST)
    .map(({ page, score }) => ({
      page,
      score: score + (productOfPath(page.path) === product ? SAME_PRODUCT : 0),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page);
}
