import { load } from 'cheerio';
import { BUILD_DIR } from '../../scripts/shared/root';
import { routesOfPages } from '../../scripts/serve/routes';
import { htmlOf } from './support/page-html';

const SHARED = 'A sack of flour weighs 25 kilograms';
const route = '/experiments/docs/demos/';
const $ = load(htmlOf(route));

it("renders an MDX partial in the page that imports it, and doesn't create a page for it", () => {
  expect($('article').text()).toContain(SHARED);
  expect(routesOfPages(BUILD_DIR)).toContain(route);
  expect(routesOfPages(BUILD_DIR).filter((one) => one.includes('sacks'))).toEqual([]);
});

it('includes the content of all tabs in the HTML', () => {
  expect(
    $('[role=tab]')
      .map((_, tab) => $(tab).text())
      .get(),
  ).toEqual(['Stone mill', 'Roller mill']);
  expect($('[role=tabpanel]').text()).toContain('The rollers turn 300 times a minute.');
});
