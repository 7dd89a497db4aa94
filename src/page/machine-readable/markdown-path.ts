/**
 * Path of a page's Markdown version, written by `plugins/output/machine-readable`.
 *
 * @param permalink - The page's path, with or without a trailing slash.
 * @example markdownPath('/material-ui/react-button/') // '/material-ui/react-button.md'
 */
export function markdownPath(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.md`;
}
