import { load } from 'cheerio';
import { htmlOf } from './support/page-html';

const $ = load(htmlOf('/material-ui/react-button/'));

// src/telemetry/analytics/site-clicks.ts identifies the site's controls by these selectors.
it.each([
  ['demo toggle', '[data-source] [data-stop="toggle"]'],
  ['copy button', '[data-source] [data-copy]'],
  ['sidebar entry', 'nav[data-sidebar] a[href^="/"]'],
  ['search button', 'button[aria-haspopup="dialog"][aria-keyshortcuts~="Control+K"]'],
  ['link to another site', 'a[href^="https://"]'],
])('a component page has a %s that analytics recognizes', (_, selector) => {
  expect($(selector).length).toBeGreaterThan(0);
});
