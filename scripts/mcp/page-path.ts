/**
 * The path of a page below the site's root, without a trailing slash.
 *
 * @param page - A path or URL of the page or its Markdown version, with or without an anchor.
 * @returns A path that cannot lead out of the site's folder.
 * @example pagePath('https://docs.example.com/material-ui/react-button.md#size') // '/material-ui/react-button'
 */
export function pagePath(page: string): string {
  // `URL` resolves `..`, including encoded ones.
  const base = 'https://site.invalid/';
  const { pathname } = URL.canParse(page, base) ? new URL(page, base) : new URL(base);
  return pathname.replace(/\/+/g, '/').replace(/(\/index\.html|\.md|\/)$/, '');
}
