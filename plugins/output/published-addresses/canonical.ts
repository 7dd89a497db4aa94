/** What the address of a page consists of. */
interface Site {
  /** Origin of the site. */
  url: string;
  /** Base URL of this line's site. */
  baseUrl: string;
  /** Path of this line's site in the one of the default line, such as `v9`. */
  path: string;
}

/**
 * Tells search engines that a page of a line is a version of the default line's page.
 *
 * @param html - Of a page.
 * @param pages - Paths of the default line's pages, below the base URL.
 */
export function withCanonical(
  html: string,
  { url, baseUrl, path }: Site,
  pages: ReadonlySet<string>,
): string {
  const base = baseUrl.slice(0, -`${path}/`.length);
  return html.replace(
    /(<link [^>]*\brel="?canonical"? [^>]*\bhref="?)([^\s">]+)/,
    (tag, start: string, href: string) => {
      const page = href.slice(`${url}${baseUrl}`.length - 1);
      return href.startsWith(url + baseUrl) && pages.has(page)
        ? `${start}${url}${base}${page.slice(1)}`
        : tag;
    },
  );
}
