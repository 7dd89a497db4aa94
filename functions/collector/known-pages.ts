/** A page's path as in `location.pathname`; `//host/` would be an address on another host. */
const PAGE_PATH = /^\/(?:[^/\\].*)?$/;

/** Limit of cached pages, higher than any site's number of pages, which bounds the memory. */
const MAX_PAGES = 20_000;

/**
 * Checks pages by requesting them from the deployed site, once for each. The sitemap isn't used,
 * because it excludes pages hidden from search engines, such as those of earlier versions.
 *
 * @param site - Any address on the site.
 * @returns A function that checks whether the site has a page. It throws if the site doesn't respond.
 */
export function knownPagesOfSite(site: string) {
  const pages = new Set<string>();

  return async (path: string): Promise<boolean> => {
    if (pages.has(path)) {
      return true;
    }
    if (!PAGE_PATH.test(path) || !path.endsWith('/')) {
      return false;
    }
    const address = new URL(path, site);
    if (address.pathname !== path) {
      return false;
    }
    const response = await fetch(address, { method: 'HEAD', redirect: 'manual' }).catch(() => null);
    if (response === null || response.status >= 500) {
      throw new Error(`Cannot check whether a page exists: ${address.href} did not respond.`);
    }
    const isPage = response.ok && /^text\/html\b/.test(response.headers.get('Content-Type') ?? '');
    if (isPage && pages.size < MAX_PAGES) {
      pages.add(path);
    }
    return isPage;
  };
}
