import { load } from 'cheerio';
import { line } from '../../lines/current';
import { allRoutes } from '../../scripts/serve/site-routes';
import { PRODUCTS } from '../../src/foundation/products';
import newest from '../../src/foundation/products/newest.json';
import { ownValue } from '../../src/foundation/own-value';
import { htmlOf } from './support/page-html';
import { releaseNotesOf } from './support/release-notes';

/** What a page says of its package. */
function noteOf(name: string): string {
  const version = ownValue(line.packages, name);
  const newestVersion = ownValue(newest.versions, name);
  const isNewest = name === '@mui/joy' || version === newestVersion;
  return `Version ${version}${isNewest ? '' : ` · npm installs ${newestVersion}`}`;
}

it.each([
  ['/material-ui/react-button/', '@mui/material'],
  ['/material-ui/react-timeline/', '@mui/lab'],
  ['/joy-ui/react-button/', '@mui/joy'],
  ['/x/react-charts/', '@mui/x-charts'],
])('%s names the version of %s, and the newest one', (route, name) => {
  expect(releaseNotesOf(route).map((note) => load(note).text())).toEqual([noteOf(name)]);
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
    const notes = releaseNotesOf(route);
    return notes.length !== 1 || Buffer.byteLength(notes[0]!) > 300;
  });
  expect(wrong).toEqual([]);
});
