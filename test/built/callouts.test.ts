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

it('shows the spellings of other tools', () => {
  expect(callouts).toEqual(
    expect.arrayContaining([
      ['tip', 'A title without brackets', 'A blank after the colons.'],
      ['info', 'Important', 'The name becomes the title.'],
      ['note', 'Note', 'Nested with the same number of colons.'],
      ['danger', 'Inner', 'The inner callout.'],
    ]),
  );
});

it('shows alerts of GitHub as callouts, and other quotations as such', () => {
  expect(callouts).toContainEqual(['note', 'Note', 'An alert of GitHub.']);
  expect(callouts).toContainEqual(['warning', 'Caution', 'Its name becomes the title.']);
  expect($('blockquote').text()).toContain('A quotation stays a quotation.');
  expect($('article').text()).not.toContain('[!');
});

it('shows details, also with their summary on the same line', () => {
  const summaries = $('article details > summary').toArray();
  expect(summaries.map((summary) => $(summary).text())).toEqual(
    expect.arrayContaining(['The title of the summary', 'A summary on the same line']),
  );
});
