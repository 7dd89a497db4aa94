/** Texts of the page that was not found. */
export const notFound = {
  title: 'Page not found',
  lead: 'There is no page at this address. It may have moved, or the link may have a slip in it.',
  searching: 'Looking for pages with a similar address…',
  moved: 'This page has moved. Taking you to {path}',
  near: 'Did you mean one of these?',
  products: 'Or start here',
  report: 'Report the broken link',
  reportTitle: 'Broken link: {path}',
  reportBody: 'No page was found at {url}\n\nThe link stands on: {referrer}',
  unknownReferrer: '(please add the page)',
} as const;
