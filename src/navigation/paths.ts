import { DEFAULT_LANGUAGE, SUPPORTED_LANGUAGES, askedLanguage } from '../i18n';
import { productOfPath } from '../products';
import type { ProductCategory, ProductId } from '../products';
import { isExternalAddress } from './entry';

/** Languages that a path may begin with: those of the dictionaries, and Chinese. */
const PATH_LANGUAGES: ReadonlySet<string> = new Set([...SUPPORTED_LANGUAGES, 'zh']);

/** Path of the blog, which exists in English only. */
const BLOG = '/blog';

const PREFIX = /^\/([a-z]{2})(?=\/|$)/;
const QUERY_AND_HASH = /[?#].*$/;
const ORIGIN = /^[a-z]+:\/\/[^/?#]+/;

function isUnder(pathname: string, folder: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`);
}

/**
 * The language that a path begins with.
 *
 * @returns Its two letters; English when the path names none, or one that is not known.
 * @example languageOfPath('/zh/material-ui/react-button/') // 'zh'
 */
export function languageOfPath(path: string): string {
  const named = PREFIX.exec(path)?.[1];
  return named && PATH_LANGUAGES.has(named) ? named : DEFAULT_LANGUAGE;
}

/**
 * The language of the pages that an address's links to other sites should lead to: the one that its
 * query asks for, else the one that its path begins with.
 *
 * @param path - Path without the site's base URL.
 * @param search - Query, such as `?userLanguage=zh`.
 */
export function languageOfAddress(path: string, search: string): string {
  return askedLanguage(search) ?? languageOfPath(path);
}

/** A path without the language it begins with; `/` when nothing is left. */
export function withoutLanguage(path: string): string {
  const named = PREFIX.exec(path)?.[1];
  return named && PATH_LANGUAGES.has(named) ? path.slice(3) || '/' : path;
}

/**
 * The path of the same page in a language, or the address, for links to other sites. English paths
 * have no prefix, and the blog has no translation.
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
 * The one spelling of a page's path, by which trees and statistics know it: without language,
 * query, hash fragment and trailing slash, and with `/api-docs` for `/api`.
 *
 * @example canonicalPath('/zh/api/button/#props') // '/api-docs/button'
 */
export function canonicalPath(path: string): string {
  const bare = withoutLanguage(path.replace(QUERY_AND_HASH, '')).replace(/\/+$/, '');
  return bare.replace(/^\/api(?=\/|$)/, '/api-docs') || '/';
}

/** Id of the product that a path belongs to; `null` outside of every product. */
export function productIdOfPath(path: string): ProductId | null {
  return productOfPath(canonicalPath(path))?.id ?? null;
}

/** Id of the category of that product; `null` outside of every product. */
export function categoryIdOfPath(path: string): ProductCategory['id'] | null {
  return productOfPath(canonicalPath(path))?.category.id ?? null;
}

/** What the path rules need to know of an entry: those of a tree, and those of a sidebar. */
interface TreeEntry<Entry> {
  pathname: string;
  children?: readonly Entry[];
}

/** A page of a tree and the groups it stands in, the outermost first. */
export interface ActivePage<Entry> {
  page: Entry;
  parents: readonly Entry[];
}

/**
 * Finds the page of a path in a tree; its parents are the breadcrumbs.
 *
 * @returns `null` when the path is not in the tree. Groups are no pages, whatever their pathname.
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
