import { load } from 'cheerio';
import { allRoutes } from '../../scripts/serve/site-routes';
import { productById } from '../../src/foundation/products';
import { menu } from './support/menu';
import { htmlOf } from './support/page-html';
import { readBuilt } from './support/read-built';
import { attributesOf, textsOf } from './support/texts';

const USAGE = '/material-ui/getting-started/usage/';

const PAGES_WITHOUT_TREE = ['/', '/core/', '/size-snapshot/'];

describe('a page of a product with versions', () => {
  const $ = load(htmlOf(USAGE));
  const versions = menu($, 'Versions of Material UI');

  it('is in English, and starts with a link to its content', () => {
    expect($('html').attr('lang')).toBe('en');
    const target = $('a').first();
    expect(textsOf(target)).toEqual(['Skip to content']);
    expect($(target.attr('href'))).toHaveLength(1);
  });

  it('lists versions, marks the current one, and ends with all versions', () => {
    const current = `v${productById('material-ui').version}`;
    expect(textsOf(versions.button)).toEqual([`Version ${current}`]);
    const texts = textsOf(versions.links);
    expect([texts[0], ...texts.slice(-2)]).toEqual([
      current,
      'v5 (opens in a new tab)',
      'All versions (opens in a new tab)',
    ]);
    const hrefs = attributesOf(versions.links, 'href');
    expect([hrefs[0], ...hrefs.slice(-2)]).toEqual([
      USAGE,
      'https://v5.mui.com/material-ui/getting-started/usage/',
      'https://mui.com/versions/',
    ]);
    expect(attributesOf(versions.links, 'aria-current').slice(0, 2)).toEqual(['true', undefined]);
  });
});

it('the product switcher names and describes the products, and marks the current one', () => {
  const { button, links } = menu(load(htmlOf('/x/introduction/')), 'Products');
  expect(textsOf(button)).toEqual(['MUI X, switch product']);
  expect(textsOf(links.filter('[aria-current]'))).toEqual([expect.stringMatching(/^MUI X/)]);
  expect(textsOf(links)).toContainEqual(expect.stringMatching(/^Joy UI.*second design system/));
});

const TEMPLATE = /^\/material-ui\/getting-started\/templates\/[^/]+\/$/;

it('only pages outside the docs folders have no tree of their product', () => {
  const without = allRoutes().filter(
    (route) => !/aria-label="[^"]* documentation"/.test(htmlOf(route)),
  );
  expect(without.filter((route) => !TEMPLATE.test(route))).toEqual(PAGES_WITHOUT_TREE);
});

it.each([...PAGES_WITHOUT_TREE, '/404.html'])('%s has the default tree in its menu', (route) => {
  const html = route.endsWith('.html') ? readBuilt(route) : htmlOf(route);
  const { links } = menu(load(html), 'Products');
  const external = links.filter('[target=_blank]');
  expect(textsOf(external)).toEqual([
    'Versions (opens in a new tab)',
    'Templates (opens in a new tab)',
    'Blog (opens in a new tab)',
  ]);
  for (const href of attributesOf(external, 'href')) {
    expect(href).toMatch(/^https:/);
  }
});

it.each([
  ['/material-ui/react-button/', 'Material UI'],
  ['/material-ui/api/button/', 'Material UI'],
  ['/joy-ui/react-card/', 'Joy UI'],
  ['/docs-infra/writing-demos/', 'Docs-infra'],
  ['/experiments/docs/first-level-child-4/', 'Docs-infra'],
])('the sidebar of %s marks this page and no other', (route, product) => {
  const $ = load(htmlOf(route));
  const current = $(`nav[aria-label="${product} documentation"] [aria-current=page]`);
  expect(attributesOf(current, 'href')).toEqual([route]);
});

it('the page of MUI Core describes its libraries, with their versions, and links to them', () => {
  const $ = load(htmlOf('/core/'));
  expect(textsOf(menu($, 'Products').button)).toEqual(['MUI Core, switch product']);
  expect(textsOf(menu($, 'Versions of MUI Core').button)).toEqual([
    `Version v${productById('material-ui').version}`,
  ]);
  const libraries = $('main li');
  for (const [index, id] of (['material-ui', 'joy-ui', 'system'] as const).entries()) {
    const { name, version } = productById(id);
    expect(textsOf(libraries.eq(index)).join()).toMatch(`${name} ${version}`);
  }
  expect(attributesOf(libraries.find('a'), 'href')).toEqual([
    '/material-ui/getting-started/',
    '/joy-ui/getting-started/',
    '/system/getting-started/',
  ]);
});
