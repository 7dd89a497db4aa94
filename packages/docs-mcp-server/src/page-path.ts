import { excerpt } from './excerpt';

/**
 * The path of a page below the site's URL, without a trailing slash.
 *
 * @param page - A path or URL of the page, or of its HTML or Markdown, with or without an anchor. A path may
 *   lack the base URL.
 * @param site - The site's URL with a trailing slash.
 * @throws If it's another site's URL or not a URL at all.
 * @example pagePath('/docs/intro.md#install', 'https://docs.example.com/') // '/docs/intro'
 */
export function pagePath(page: string, site: string): string {
  // `URL` resolves `..`, including encoded ones, but not in URLs such as `x:../a`. Those have
  // another origin; so do `//other.example/` and `\\other.example\`.
  const { pathname: base } = new URL(site);
  const given = page.startsWith('/') && !page.startsWith(base) ? page.slice(1) : page;
  const url = URL.canParse(given, site) ? new URL(given, site) : null;
  if (!url?.href.startsWith(site)) {
    throw new Error(
      `"${excerpt(page)}" isn't a page of this site. Give a path such as /docs/intro/ or a URL that starts with ${site}.`,
    );
  }
  const path = url.pathname.slice(base.length - 1);
  return path
    .replace(/\/+/g, '/')
    .replace(/(?<!\.)(?:(?:\/index)?\.html(?:\.md)?|(?:\/index)?\.md|\/)$/, '');
}
