/**
 * Address of a page's Markdown twin.
 *
 * @example twinPath('/material-ui/react-button/') // '/material-ui/react-button.md'
 */
export function twinPath(url: string): string {
  return `${url.replace(/\/$/, '')}.md`;
}
