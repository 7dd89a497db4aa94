import { decodeUriComponent } from 'docusaurus-speed/decode-uri';
import { productOfPath } from '@site/src/foundation/products';
import { SearchEngine } from '@site/src/shell/search/engine';
import type { SearchRecord, SearchShard } from '@site/src/shell/search/types';
import type { SitePage } from './types';

/** Words that occur in many paths, so they don't distinguish pages. */
const NOISE = /^(?:react|components?|docs?|html?|index|v\d+|)$/;

/** The longest path of this site has 9 words, and the longest word 12 letters. */
const MAX_WORDS = 9;
const MAX_WORD_LENGTH = 32;

function wordsOf(path: string): string[] {
  const basePath = productOfPath(path)?.basePath ?? '';
  const words = path.slice(basePath.length).split(/[^a-z0-9]+/);
  return words
    .filter((word) => word.length <= MAX_WORD_LENGTH && !NOISE.test(word))
    .slice(0, MAX_WORDS);
}

/** The path in the form of our own: decoded, in lower case, without a language prefix. */
function plain(pathname: string): string {
  return decodeUriComponent(pathname)
    .toLowerCase()
    .replace(/^\/[a-z]{2}(?=\/)/, '');
}

/** The pages of a product as a part of the search. */
function shardOf(pathname: string): SearchShard {
  const { id = '', name = '', basePath = '' } = productOfPath(pathname) ?? {};
  return {
    ...{ product: id, productName: name, version: '', part: 'pages', current: true },
    ...{ paths: [basePath], file: '', bytes: 0, records: 0 },
  };
}

function recordOf({ path, title }: SitePage): SearchRecord {
  return { kind: 'page', title, path: [], url: path, text: '' };
}

/**
 * Finds the pages that a reader may have meant by a URL that doesn't exist: what the site's search finds
 * for the words of the URL.
 *
 * @param pathname - Path of the URL without the site's base URL.
 * @param most - Maximum number of pages.
 * @returns The most similar pages, best first; empty if none is similar.
 * @example (await similarPages('/material-ui/v99/buton/', pages))[0].path // '/material-ui/react-button/'
 */
export async function similarPages(
  pathname: string,
  pages: readonly SitePage[],
  most = 5,
): Promise<SitePage[]> {
  const engine = new SearchEngine();
  const productOf = ({ path }: SitePage) => productOfPath(path)?.id;
  for (const product of new Set(pages.map(productOf))) {
    const own = pages.filter((page) => productOf(page) === product);
    await engine.add(shardOf(own[0]!.path), own.map(recordOf));
  }
  const path = plain(pathname);
  return engine
    .search(wordsOf(path).join(' '), shardOf(path))
    .slice(0, most)
    .map(({ record: { url, title } }) => ({ path: url, title }));
}
