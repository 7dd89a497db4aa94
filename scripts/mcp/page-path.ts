/**
 * The path of a page below a site's root, without slash at its end.
 *
 * @param page - A path or an address, of the page or of its Markdown, with or without anchor.
 * @returns A path that never leads out of the site's folder.
 * @example pagePath('https://docs.example.com/material-ui/react-button.md#size') // '/material-ui/react-button'
 */
export function pagePath(page: string): string {
  // An address takes care of `..`, also of an encoded one.
  const base = 'https://site.invalid/';
  const { pathname } = URL.canParse(page, base) ? new URL(page, base) : new URL(base);
  return pathname.replace(/\/+/g, '/').replace(/(\/index\.html|\.md|\/)$/, '');
}
