/** Report of the unit tests, relative to the repository's root. */
export const UNIT_REPORT = '.cache/unit-results.json';

/** Report of the tests of the built site, relative to the repository's root. */
export const BUILT_REPORT = '.cache/built-results.json';

/** Playwright's report, relative to the repository's root. */
export const PLAYWRIGHT_REPORT = '.cache/playwright-results.json';
