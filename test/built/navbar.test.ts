import { load } from 'cheerio';
import { allRoutes } from '../../scripts/serve/site-routes';
import { htmlOf } from './support/page-html';
import { readBuilt } from './support/read-built';
import { attributesOf, textsOf } from './support/texts';

const USAGE = '/material-ui/getting-started/usage/';

const PAGES_WITHOUT_TREE = ['/', '/core/', '/size-snapshot/'];

function menu($: ReturnType<typeof load>, name: string) {
  const list = $(`nav[aria-label="Main"] ul[aria-label="${name}"]`);
  return { button: list.siblings('summary'), links: list.find('a') };
}

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
    expect(textsOf(versions.button)).toEqual(['Version v7.3.2']);
    expect(textsOf(versions.links)).toEqual([
      'v7.3.2',
      'v6.5.0',
      'v5 (opens in a new tab)',
      'All versions (opens in a new tab)',
    ]);
    expect(attributesOf(versions.links, 'href')).toEqual([
      USAGE,
      expect.stringMatching(/^\/material-ui\/v6\//),
      'https://v5.mui.com/material-ui/getting-started/usage/',
      'https://mui.com/versions/',
    ]);
    expect(attributesOf(versions.links, 'aria-current').slice(0, 2)).toEqual(['true', undefined]);
  });
});

describe('a page that the archive of a version does not have', () => {
  const { links } = menu(load(htmlOf('/material-ui/api/zoom/')), 'Versions of Material UI');

  it("links to the page on the version's own site and says so", () => {
    expect(textsOf(links.eq(1))).toEqual([
      expect.stringMatching(/^v6\.5\.0.*Not in this archive\. Opens v6\.mui\.com\./),
    ]);
    expect(links.eq(1).attr('href')).toBe('https://v6.mui.com/material-ui/api/zoom/');
    expect(textsOf(links.eq(0))).toEqual(['v7.3.2']);
  });
});

describe('a page that a version does not have', () => {
  const { links } = menu(
    load(htmlOf('/material-ui/migration/upgrade-to-v9/')),
    'Versions of Material UI',
  );

  it('links to the start page of that version and says so', () => {
    expect(textsOf(links.eq(1))).toEqual([
      expect.stringMatching(/^v6\.5\.0.*This page doesn't exist in this version/),
    ]);
    expect(links.eq(1).attr('href')).toBe('/material-ui/v6/getting-started/');
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
  expect(textsOf(menu($, 'Versions of MUI Core').button)).toEqual(['Version v7.3.2']);
  const libraries = $('main li');
  expect(textsOf(libraries)).toEqual([
    expect.stringMatching(/^Material UI 7\.3\.2/),
    expect.stringMatching(/^Joy UI 5\.0\.0-beta\.49/),
    expect.stringMatching(/^MUI System 7\.3\.2/),
  ]);
  expect(attributesOf(libraries.find('a'), 'href')).toEqual([
    '/material-ui/getting-started/',
    '/joy-ui/getting-started/',
    '/system/getting-started/',
  ]);
});
