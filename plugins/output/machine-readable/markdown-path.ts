/**
 * Path of a page's Markdown version.
 *
 * @example markdownPath('/material-ui/react-button/') // '/material-ui/react-button.md'
 */
export function markdownPath(url: string): string {
  return `${url.replace(/\/$/, '')}.md`;
}
