import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { BUILD_DIR } from '../scripts/root';
import { htmlFileOfRoute, routesOfPages } from '../scripts/routes';

const SHARED = 'A sack of flour weighs 25 kilograms';
const route = '/experiments/docs/demos/';
const $ = load(readFileSync(htmlFileOfRoute(BUILD_DIR, route), 'utf8'));

it('shows the text of an MDX partial in the page that imports it, and makes no page of it', () => {
  expect($('article').text()).toContain(SHARED);
  expect(routesOfPages(BUILD_DIR)).toContain(route);
  expect(routesOfPages(BUILD_DIR).filter((one) => one.includes('sacks'))).toEqual([]);
});

it('contains all tabs, so search and readers without scripts find what is in them', () => {
  expect(
    $('[role=tab]')
      .map((_, tab) => $(tab).text())
      .get(),
  ).toEqual(['Stone mill', 'Roller mill']);
  expect($('[role=tabpanel]').text()).toContain('The rollers turn 300 times a minute.');
});
