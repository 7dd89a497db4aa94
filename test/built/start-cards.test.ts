import { load } from 'cheerio';
import { PRODUCTS } from '../../src/foundation/products';
import { htmlOf } from './support/page-html';

/** The first pages of the products with documentation here. */
const STARTS = PRODUCTS.flatMap(({ landing, docs }) => (docs.length > 0 ? [landing] : []));

it.each(STARTS)('%s starts with cards, each with a drawing, a link and a text', (route) => {
  const $ = load(htmlOf(route));
  const [list] = $('article .markdown').find('ul, ol, h2, pre').not('header *').toArray();
  const cards = $(list).find('> li').toArray();
  expect(cards.length).toBeGreaterThanOrEqual(4);
  for (const card of cards) {
    expect($(card).find('svg path').length).toBeGreaterThan(0);
    expect($(card).find('a').attr('href')).toMatch(/^\/.+\/$/);
    expect($(card).find('p').text()).not.toBe('');
  }
});
