import { load } from 'cheerio';
import { PRODUCTS } from '../../src/foundation/products';
import { htmlOf } from './support/page-html';

/** The first pages of the products with documentation here. */
const STARTS = PRODUCTS.flatMap(({ landing, docs }) => (docs.length > 0 ? [landing] : []));

/** First pages without components to show. */
const WITHOUT_DEMO = ['/system/getting-started/', '/docs-infra/getting-started/'];

it.each(STARTS)('%s starts with a running demo and cards, each with a link and a text', (route) => {
  const $ = load(htmlOf(route));
  const parts = $('article .markdown > :is([data-source], ul, ol, h2)').toArray();
  const demo = WITHOUT_DEMO.includes(route) ? [] : [parts.shift()!];
  expect(demo.filter((one) => !$(one).is(':has([data-demo])'))).toEqual([]);
  const cards = $(parts[0]).find('> li').toArray();
  expect(cards.length).toBeGreaterThanOrEqual(4);
  for (const card of cards) {
    expect($(card).find('a').attr('href')).toMatch(/^\/.+\/$/);
    expect($(card).find('p').text()).not.toBe('');
  }
});
