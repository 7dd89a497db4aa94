import { load } from 'cheerio';
import { htmlOf } from './support/page-html';

const $ = load(htmlOf('/experiments/docs/callouts/'));

/** Each callout with its kind, its title and its first paragraph. */
const callouts = $('.theme-admonition')
  .toArray()
  .map((element) => {
    const [, kind = ''] = /theme-admonition-(\w+)/.exec($(element).attr('class') ?? '') ?? [];
    const title = $(element).children().first().text();
    return [kind, title, $(element).children().eq(1).children('p').first().text()];
  });

it('shows callouts with a title, or the name of their kind', () => {
  expect(callouts).toContainEqual(['note', 'Note', 'The bakery opens at six.']);
  expect(callouts).toContainEqual(['note', 'Opening hours', 'The bakery opens at six.']);
});

it('shows a callout inside another one', () => {
  expect(callouts).toContainEqual(['note', 'Outer', 'The outer text comes first.']);
  expect(callouts).toContainEqual(['danger', 'Inner', 'The inner callout has a kind of its own.']);
});
