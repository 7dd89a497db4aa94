/** Texts of the menu that copies or opens a page. */
export const machineReadable = {
  menu: 'Copy page',
  copy: 'Copy page as Markdown',
  copied: 'Copied',
  copyFailed: 'Copy failed',
  view: 'View as Markdown',
  openIn: 'Open in {assistant}',
  prompt: 'Read {url}. I want to ask questions about it.',
} as const;
