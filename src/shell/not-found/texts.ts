/** Texts of the page that was not found. */
export const TEXTS = {
  en: {
    title: 'Page not found',
    lead: "This page doesn't exist. It may have moved, or the link may contain a typo.",
    searching: 'Searching for pages with a similar address…',
    moved: 'This page has moved. Redirecting to {path}',
    near: 'Did you mean one of these?',
    search: 'Search the documentation',
    products: 'Start here',
    report: 'Report broken link',
    reportTitle: 'Broken link: {path}',
    reportBody: 'Page not found: {url}\n\nLinked from: {referrer}',
    unknownReferrer: '(add the page that contains the link)',
  },
} as const;
