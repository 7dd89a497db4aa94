import { load } from 'cheerio';
import { allRoutes } from '../../scripts/serve/site-routes';
import { PRODUCTS } from '../../src/foundation/products';
import newest from '../../src/foundation/products/newest.json';
import { htmlOf } from './support/page-html';

/** The markup of the release notes on a page; parsing all pages would take a minute. */
const notesOf = (route: string) =>
  Array.from(
    htmlOf(route).matchAll(/<p class="?release_[^>]*>.*?(?=<\/p>|<\/div>|<details)/g),
    ([note]) => note,
  );

const V9 = newest.versions['@mui/material'];

it.each([
  ['/material-ui/react-button/', `Version 7.3.2 · npm installs ${V9}`],
  ['/material-ui/v6/react-button/', `Version 6.5.0 · npm installs ${V9}`],
  [
    '/material-ui/react-timeline/',
    `Version 7.0.0-beta.17 · npm installs ${newest.versions['@mui/lab']}`,
  ],
  ['/joy-ui/react-button/', 'Version 5.0.0-beta.49'],
  ['/x/react-charts/', `Version 8.29.3 · npm installs ${newest.versions['@mui/x-charts']}`],
])('%s says "%s"', (route, text) => {
  expect(notesOf(route).map((note) => load(note).text())).toEqual([text]);
});

it('is on each page of a product with packages, in at most 300 bytes', () => {
  const bases = PRODUCTS.filter(({ docs, packages }) => docs.length > 0 && packages.length > 0).map(
    ({ basePath }) => `${basePath}/`,
  );
  const pages = allRoutes().filter(
    (route) => bases.some((base) => route.startsWith(base)) && htmlOf(route).includes('doc-header'),
  );
  expect(pages.length).toBeGreaterThan(300);
  const wrong = pages.filter((route) => {
    const notes = notesOf(route);
    return notes.length !== 1 || Buffer.byteLength(notes[0]!) > 300;
  });
  expect(wrong).toEqual([]);
});
