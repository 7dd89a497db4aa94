import { languagePrefix } from './language-prefix';
import { loadSiteMap } from './load-site-map';
import { redirectOf } from './redirect-of';
import { similarPages } from './similar-pages';
import type { SiteMap, SitePage } from './types';

/** A new address, and the language that the old one asked for. */
export interface Target {
  to: string;
  missingLanguage?: string;
}

/** What the site has instead of a page. */
export interface Found {
  movedTo: Target | null;
  /** The pages with the most similar paths, if the page hasn't moved. */
  similar: readonly SitePage[];
}

function targetOf(pathname: string, { pages, redirects, languages }: SiteMap): Target | null {
  const { language, rest } = languagePrefix(pathname, languages) ?? { rest: pathname };
  const path = rest.replace(/\/?$/, '/');
  const exists = path === '/' || pages.some((page) => page.path === path);
  const to = redirectOf(rest, redirects) ?? (language && exists ? path : null);
  return to === null ? null : { to, missingLanguage: language };
}

/**
 * Finds what the site has instead of a page that doesn't exist.
 *
 * @param pathname - Path of the requested URL, without the site's base URL.
 * @throws If the list of pages can't be fetched, for example offline.
 */
export async function findPage(pathname: string): Promise<Found> {
  const siteMap = await loadSiteMap();
  const movedTo = targetOf(pathname, siteMap);
  return { movedTo, similar: movedTo ? [] : await similarPages(pathname, siteMap.pages) };
}
