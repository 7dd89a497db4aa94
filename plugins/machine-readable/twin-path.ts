/**
 * Path of a page's Markdown version.
 *
 * @example twinPath('/material-ui/react-button/') // '/material-ui/react-button.md'
 */
export function twinPath(url: string): string {
  return `${url.replace(/\/$/, '')}.md`;
}
