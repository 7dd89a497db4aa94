/** Texts of a page that stopped working. */
export const pageError = {
  title: 'This page stopped working',
  lead: 'Something in the page failed. Trying again often helps; if it does not, load the page anew.',
  stale:
    'A part of this page could not be loaded. The site may have been updated meanwhile, or the connection was lost: load the page anew.',
  tryAgain: 'Try again',
  reload: 'Load the page anew',
  report: 'Report this error',
  details: 'What failed',
  reportTitle: 'Page error: {message}',
} as const;
