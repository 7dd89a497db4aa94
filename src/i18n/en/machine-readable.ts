/** Texts of the buttons that copy or open a page as Markdown. */
export const machineReadable = {
  tools: 'This page as Markdown',
  copy: 'Copy page as Markdown',
  copied: 'Copied',
  copyFailed: 'Copy failed',
  view: 'View as Markdown',
} as const;
