/** Texts of what a page offers to programs and to those who feed them. */
export const machineReadable = {
  tools: 'This page as Markdown',
  copy: 'Copy page as Markdown',
  copied: 'Copied',
  copyFailed: 'Copy failed',
  view: 'View as Markdown',
} as const;
