/** Report of Jest, relative to the repository's root. */
export const JEST_REPORT = '.cache/jest-results.json';

/** Report of Playwright, relative to the repository's root. */
export const PLAYWRIGHT_REPORT = '.cache/playwright-results.json';
