import { DEFAULT_LANGUAGE, SUPPORTED_LANGUAGES, askedLanguage } from '../../foundation/i18n';
import { productOfPath } from '../../foundation/products';
import type { ProductCategory, ProductId } from '../../foundation/products';
import { isExternalAddress } from './entry';

/** Languages that a path may start with: those with a dictionary, and Chinese. */
const PATH_LANGUAGES: ReadonlySet<string> = new Set([...SUPPORTED_LANGUAGES, 'zh']);

/** Path of the blog, which is only available in English. */
const BLOG = '/blog';

const PREFIX = /^\/([a-z]{2})(?=\/|$)/;
const QUERY_AND_HASH = /[?#].*$/;
// Not `/\/+$/`, which takes quadratic time for many slashes followed by something else.
const UP_TO_LAST_NAME = /^.*[^/]/s;
const ORIGIN = /^[a-z]+:\/\/[^/?#]+/;

function isUnder(pathname: string, folder: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`);
}

/**
 * The language prefix of a path.
 *
 * @returns A two-letter code; English if the path has no prefix or an unknown one.
 * @example languageOfPath('/zh/material-ui/react-button/') // 'zh'
 */
export function languageOfPath(path: string): string {
  const named = PREFIX.exec(path)?.[1];
  return named && PATH_LANGUAGES.has(named) ? named : DEFAULT_LANGUAGE;
}

/**
 * The language for links from a page to other sites: from its query, otherwise from its path.
 *
 * @param path - Path without the site's base URL.
 * @param search - Query, such as `?userLanguage=zh`.
 */
export function languageOfAddress(path: string, search: string): string {
  return askedLanguage(search) ?? languageOfPath(path);
}

/** A path without its language prefix; `/` if nothing remains. */
export function withoutLanguage(path: string): string {
  const named = PREFIX.exec(path)?.[1];
  return named && PATH_LANGUAGES.has(named) ? path.slice(3) || '/' : path;
}

/**
 * The path or URL of the same page in another language. English paths have no prefix, and the blog
 * isn't translated.
 *
 * @example inLanguage('https://v6.mui.com/system/flexbox/', 'zh') // 'https://v6.mui.com/zh/system/flexbox/'
 */
export function inLanguage(address: string, language: string): string {
  const [origin] = ORIGIN.exec(address) ?? [''];
  const path = withoutLanguage(address.slice(origin.length));
  const isEnglish =
    language === DEFAULT_LANGUAGE || isUnder(path.replace(QUERY_AND_HASH, ''), BLOG);
  return isEnglish ? `${origin}${path}` : `${origin}/${language}${path}`;
}

/**
 * The canonical path of a page, used by trees and statistics: without language, query, hash and
 * trailing slash, and with `/api-docs` instead of `/api`.
 *
 * @example canonicalPath('/zh/api/button/#props') // '/api-docs/button'
 */
export function canonicalPath(path: string): string {
  const [bare] = UP_TO_LAST_NAME.exec(withoutLanguage(path.replace(QUERY_AND_HASH, ''))) ?? [''];
  return bare.replace(/^\/api(?=\/|$)/, '/api-docs') || '/';
}

/** Id of the product that a path belongs to, `null` if it belongs to none. */
export function productIdOfPath(path: string): ProductId | null {
  return productOfPath(canonicalPath(path))?.id ?? null;
}

/** Id of the category of that product, `null` if there is none. */
export function categoryIdOfPath(path: string): ProductCategory['id'] | null {
  return productOfPath(canonicalPath(path))?.category.id ?? null;
}

/** The part of an entry that the path rules use. Entries of trees and of sidebars both have it. */
interface TreeEntry<Entry> {
  pathname: string;
  children?: readonly Entry[];
}

/** A page of a tree and its groups, outermost first. */
export interface ActivePage<Entry> {
  page: Entry;
  parents: readonly Entry[];
}

/**
 * Finds the page with a path in a tree. Its parents are the breadcrumbs.
 *
 * @returns `null` if no page has the path. Groups aren't pages, whatever their pathname.
 */
export function findActivePage<Entry extends TreeEntry<Entry>>(
  tree: readonly Entry[],
  path: string,
): ActivePage<Entry> | null {
  const pathname = canonicalPath(path);
  const isAsked = (entry: Entry) =>
    !isExternalAddress(entry.pathname) && canonicalPath(entry.pathname) === pathname;

  const search = (
    entries: readonly Entry[],
    parents: readonly Entry[],
  ): ActivePage<Entry> | null => {
    for (const entry of entries) {
      if (!entry.children && isAsked(entry)) {
        return { page: entry, parents };
      }
      const inside = entry.children && search(entry.children, [...parents, entry]);
      if (inside) {
        return inside;
      }
    }
    return null;
  };
  return search(tree, []);
}
