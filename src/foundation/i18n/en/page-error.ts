/** Texts of the page that replaces a page whose rendering failed. */
export const pageError = {
  title: 'This page stopped working',
  lead: "Try again, or reload the page if that doesn't help.",
  stale: "Part of it couldn't be loaded. The site may have been updated, or you may be offline.",
  tryAgain: 'Try again',
  reload: 'Reload page',
  report: 'Report this error',
  details: 'Error details',
  reportTitle: 'Page error: {message}',
} as const;
