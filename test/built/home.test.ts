import { load } from 'cheerio';
import { REASONS, TASKS } from '../../src/home/content';
import { PRODUCTS } from '../../src/foundation/products';
import { allRoutes } from '../../scripts/serve/site-routes';
import { htmlOf } from './support/page-html';
import { gzipBytes, scriptsOf } from './support/page-scripts';
import { attributesOf, textsOf } from './support/texts';

/** Most compressed bytes of the scripts that a page without demos doesn't load. */
const HOME_BYTES = 8_500;

/** A page without demos. */
const PLAIN_PAGE = '/material-ui/getting-started/installation/';

describe('the HTML of the home page', () => {
  const main = load(htmlOf('/'))('main');
  const linksIn = (heading: string) =>
    attributesOf(main.find(`section[aria-labelledby=${heading}] li a`), 'href');

  it('contains the product screen, which is made of more than ten components', () => {
    const scene = main.find('[data-demo=TripBooking]');
    const components = ['Avatar', 'AvatarGroup', 'Button', 'Chip', 'Paper', 'Rating', 'Slider'];
    const missing = [...components, 'Switch', 'ToggleButton', 'Typography'].filter(
      (name) => scene.find(`.Mui${name}-root`).length === 0,
    );
    expect(missing).toEqual([]);
    expect(scene.text()).toContain('Lighthouse cabin');
    const themes = scene.find('[role=group][aria-label=Theme] button');
    expect(textsOf(themes)).toEqual(['Default', 'Soft', 'Strict']);
  });

  it('has three reasons', () => {
    expect(textsOf(main.find('section[aria-labelledby=reasons] dt'))).toEqual(
      REASONS.map(({ title }) => title),
    );
    expect(REASONS).toHaveLength(3);
  });

  it('links to the pages for tasks, which exist', () => {
    const links = linksIn('tasks');
    expect(links).toEqual(TASKS.map(({ to }) => to));
    expect(allRoutes()).toEqual(expect.arrayContaining(links));
    const labels = TASKS.map(({ label }) => label);
    const asked = ['Build a form', 'Theme an app', 'Upgrade from 5', 'Check my code'];
    expect(labels).toEqual(expect.arrayContaining(asked));
  });

  it('names each product and its purpose, and links to its start page', () => {
    expect(textsOf(main.find('h3'))).toEqual(PRODUCTS.map(({ name }) => name));
    expect(linksIn('products')).toEqual(PRODUCTS.map(({ landing }) => landing));
    const text = main.text();
    expect(PRODUCTS.filter(({ description }) => !text.includes(description))).toEqual([]);
  });

  it('has one title, and links to the first steps and to a component', () => {
    expect(main.find('h1')).toHaveLength(1);
    const links = attributesOf(main.find('header a'), 'href');
    expect(links.slice(0, 2)).toEqual([
      '/material-ui/getting-started/',
      '/material-ui/react-button/',
    ]);
  });
});

it('the home page stays within its budget of scripts', () => {
  const shared = scriptsOf(PLAIN_PAGE);
  const own = scriptsOf('/').filter((script) => !shared.includes(script));
  expect(own.length).toBeGreaterThan(0);
  expect(gzipBytes(own)).toBeLessThanOrEqual(HOME_BYTES);
});
