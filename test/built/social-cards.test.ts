import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pagesWithCard } from '../../plugins/output/social-cards/extent';
import { filesBelow } from '../../plugins/shared/files-below';
import { BUILD_DIR } from '../../scripts/shared/root';
import { allRoutes } from '../../scripts/serve/site-routes';
import { decodeUri } from 'docusaurus-speed/decode-uri';
import { archiveOfPath } from '../../src/foundation/products';
import { htmlOf, loadHead, siteOrigin } from './support/page-html';
import { readBuilt } from './support/read-built';

const FOLDER = 'social-cards/';

const pages = allRoutes().map((route) => {
  const $ = loadHead(htmlOf(route));
  const content = (selector: string) => $(`meta${selector}`).attr('content') ?? null;
  const property = (name: string) => content(`[property="og:${name}"]`);
  return {
    route,
    images: $('meta[property="og:image"]').length,
    image: property('image'),
    width: property('image:width'),
    height: property('image:height'),
    alt: property('image:alt'),
    title: property('title')?.replace(/ \| [^|]+$/, '') ?? '',
    twitter: content('[name="twitter:card"]'),
    // Search engines leave out archived pages too, but people link to them.
    isShared: archiveOfPath(route) !== null || !content('[name=robots]')?.includes('noindex'),
  };
});
type Page = (typeof pages)[number];

const site = `${siteOrigin()}/`;
const hasCard = ({ image }: Page) => image?.startsWith(site + FOLDER) ?? false;
const withCard = pages.filter(hasCard);
const fileOf = ({ image }: Page) => path.join(BUILD_DIR, decodeUri(image!.slice(site.length)));

it('names an image on this site, once, and the file exists', () => {
  const wrong = pages
    .filter(({ image }) => image !== null)
    .filter(
      (page) => page.images !== 1 || !page.image!.startsWith(site) || !existsSync(fileOf(page)),
    );
  expect(wrong).toEqual([]);
});

it('each card is a PNG of 1200 by 630 pixels with a text alternative', () => {
  const wrong = withCard.filter((page) => {
    const png = readFileSync(fileOf(page));
    return !(
      png.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n' &&
      png.readUInt32BE(16) === 1200 &&
      png.readUInt32BE(20) === 630 &&
      png.length < 60_000 &&
      page.width === '1200' &&
      page.height === '630' &&
      page.alt?.endsWith(page.title) &&
      page.twitter === 'summary_large_image'
    );
  });
  expect(wrong).toEqual([]);
});

it('the home page has a card, and the cards are those of all pages or of the sample', () => {
  expect(pages.filter(({ route }) => route === '/').filter(hasCard)).toHaveLength(1);
  const without = pages.filter(({ isShared, image }) => isShared && image === null);
  const sampleSize = pagesWithCard(
    'sample',
    pages.map(({ route }) => route),
  ).size;
  expect(withCard.length).toBeGreaterThan(sampleSize / 2);
  expect(withCard.length <= sampleSize ? [] : without).toEqual([]);
});

it('test pages, which search engines leave out, have no card', () => {
  expect(pages.filter(({ isShared }) => !isShared).filter(hasCard)).toEqual([]);
});

it('each file belongs to a page', () => {
  const named = withCard.map(({ image }) => image!.slice((site + FOLDER).length));
  expect(readdirSync(path.join(BUILD_DIR, FOLDER)).sort()).toEqual([...new Set(named)].sort());
});

it('readers never load or keep cards', () => {
  const lists = filesBelow('offline', BUILD_DIR, /\./);
  const naming = ['sw.js', ...lists].filter((file) => readBuilt(file).includes(FOLDER));
  expect(naming).toEqual([]);
});
