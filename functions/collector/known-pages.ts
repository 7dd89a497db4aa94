/** A path as `location.pathname` has those of pages; `//host/` would be an address elsewhere. */
const PAGE_PATH = /^\/(?:[^/\\].*)?$/;

/** Pages that are remembered. More than a site has, so that nobody can fill the memory. */
const MAX_PAGES = 20_000;

/**
 * Knows the pages of a deployed site by asking it, once for each. Its sitemap would not do: it leaves
 * out what search engines should not find, such as the pages of earlier versions.
 *
 * @param site - Any address of the site.
 * @returns Whether the site has a page at a path. It throws when the site does not answer.
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
      throw new Error(`The pages of the site are not known: ${address.href} did not answer.`);
    }
    const isPage = response.ok && /^text\/html\b/.test(response.headers.get('Content-Type') ?? '');
    if (isPage && pages.size < MAX_PAGES) {
      pages.add(path);
    }
    return isPage;
  };
}
