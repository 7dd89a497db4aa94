import { load } from 'cheerio';
import { htmlOf } from './support/page-html';
import { textsOf } from './support/texts';

const SNAPSHOT = '/size-snapshot/';
const SLIDER = '/material-ui/react-slider/';
const HEADER_LINK = 'ul[aria-label="Component links"] a';

describe('the size snapshot', () => {
  const $ = load(htmlOf(SNAPSHOT));
  const rows = $('tbody tr').toArray();

  it('lists the components of the first product, the largest first', () => {
    const added = rows.map((row) => parseFloat($(row).find('td').first().text()));
    expect(rows.length).toBeGreaterThan(130);
    expect(added[0]).toBeGreaterThan(20);
    expect(added).toEqual([...added].sort((a, b) => b - a));
  });

  it("has the same size as the header of the component's page", () => {
    const row = $('tbody tr:has(a[href="/material-ui/api/slider/"])');
    const page = load(htmlOf(SLIDER));
    expect(textsOf(page(HEADER_LINK))).toContain(`Adds ${row.find('td').first().text()}`);
  });
});

it('a page without components has no size', () => {
  const main = load(htmlOf('/material-ui/getting-started/usage/'))('main');
  expect(main.html()).not.toContain(SNAPSHOT);
});
