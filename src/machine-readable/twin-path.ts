/**
 * Address of a page's Markdown twin, which `plugins/machine-readable` writes.
 *
 * @param permalink - The page's address, with or without slash at its end.
 * @example twinPath('/material-ui/react-button/') // '/material-ui/react-button.md'
 */
export function twinPath(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.md`;
}
