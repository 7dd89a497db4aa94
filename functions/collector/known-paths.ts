/** How long in ms a list of pages is used before it is asked for again. */
const LIST_AGE = 3_600_000;

/** Paths of the pages in a `sitemap.xml`, as `location.pathname` has them. */
function pathsOf(xml: string): Set<string> {
  const locations = xml.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g);
  return new Set(Array.from(locations, ([, location = '']) => new URL(location).pathname));
}

/**
 * Knows the pages of a deployed site by its sitemap. While none can be had, the last one is used.
 *
 * @param sitemap - Address of the sitemap.
 * @param now - The clock, in ms.
 * @returns Whether the site has a page at a path. It throws if no list was ever to be had.
 */
export function knownPathsOfSitemap(sitemap: string, now: () => number = Date.now) {
  let paths: Set<string> | null = null;
  let expires = 0;

  return async (path: string): Promise<boolean> => {
    if (now() >= expires) {
      const response = await fetch(sitemap).catch(() => null);
      if (response?.ok) {
        paths = pathsOf(await response.text());
        expires = now() + LIST_AGE;
      }
    }
    if (paths === null) {
      throw new Error(`The pages of the site are not known: ${sitemap} could not be read.`);
    }
    return paths.has(path);
  };
}
