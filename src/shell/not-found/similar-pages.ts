import { decodeUriComponent } from 'docusaurus-speed/decode-uri';
import { productOfPath } from '@site/src/foundation/products';
import { similarity } from './similarity';
import type { SitePage } from './types';

/** Words that occur in many paths, so they don't distinguish pages. */
const NOISE = /^(?:react|components?|docs?|html?|index|v\d+|)$/;

/** Pages with a lower score are no better than a guess. */
const MIN_SCORE = 0.5;

/** Bonus for a page of the requested product. */
const SAME_PRODUCT = 0.1;

/**
 * Limits for the requested path, because each of its words is compared with each word of each page.
 * The longest path of this site has 9 words, and the longest word 12 letters.
 */
const MAX_WORDS = 16;
const MAX_WORD_LENGTH = 32;

function wordsOf(path: string): string[] {
  const basePath = productOfPath(path)?.basePath ?? '';
  const words = path.slice(basePath.length).split(/[^a-z0-9]+/);
  return words
    .filter((word) => word.length <= MAX_WORD_LENGTH && !NOISE.test(word))
    .slice(0, MAX_WORDS)
    .map((word) => word.replace(/s$/, ''));
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
  return decodeUriComponent(pathname)
    .toLowerCase()
    .replace(/^\/[a-z]{2}(?=\/)/, '');
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
    .filter(({ score }) => score >= MIN_SCORE)
    .map(({ page, score }) => ({
      page,
      score: score + (productOfPath(page.path) === product ? SAME_PRODUCT : 0),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page);
}
