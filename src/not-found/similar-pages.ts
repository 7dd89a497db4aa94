import { productOfPath } from '@site/src/products';
import { similarity } from './similarity';
import type { SitePage } from './types';

/** Words that occur in many paths, so they don't distinguish pages. */
const NOISE = /^(?:react|components?|docs?|html?|index|v\d+|)$/;

/** Pages with a lower score are no better than a guess. */
const LEAST = 0.5;

/** Bonus for a page of the requested product. */
const SAME_PRODUCT = 0.1;

function wordsOf(path: string): string[] {
  const basePath = productOfPath(path)?.basePath ?? '';
  const words = path.slice(basePath.length).split(/[^a-z0-9]+/);
  return words.filter((word) => !NOISE.test(word)).map((word) => word.replace(/s$/, ''));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}

/** How well the best of the other words matches each of the words. */
function cover(words: readonly string[], others: readonly string[]): number {
  return average(words.map((word) => Math.max(0, ...others.map((o) => similarity(word, o)))));
}

function scoreOf(wanted: readonly string[], page: SitePage): number {
  const words = wordsOf(page.path);
  const titled = page.title.toLowerCase().split(/[^a-z0-9]+/);
  const byWords = (cover(wanted, [...words, ...titled]) + cover(words, wanted)) / 2;
  return Math.max(byWords, similarity(wanted.join(''), words.join('')));
}

/** The path in the form of our own: decoded, in lower case, without a language prefix. */
function plain(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // Not valid UTF-8; the other characters may still match.
  }
  return path.toLowerCase().replace(/^\/[a-z]{2}(?=\/)/, '');
}

/**
 * Finds the pages that a reader may have meant by a URL that doesn't exist.
 *
 * @param pathname - Path of the URL without the site's base URL.
 * @param most - Maximum number of pages.
 * @returns The most similar pages, best first; empty if none is similar.
 * @example similarPages('/material-ui/v99/buton/', pages)[0].path // '/material-ui/react-button/'
 */
export function similarPages(pathname: string, pages: readonly SitePage[], most = 5): SitePage[] {
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
