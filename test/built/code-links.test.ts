import { existsSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { BUILD_DIR } from '../../scripts/shared/root';
import { sample } from '../../scripts/test/selection/sample';
import { allRoutes } from '../../scripts/serve/site-routes';
import { PRODUCTS, archivesOf } from '../../src/foundation/products';
import { htmlOf } from './support/page-html';
import { readBuilt } from './support/read-built';

const BUTTON = '/material-ui/react-button/';

function codeLinks(html: string): { api: string; href: string }[] {
  const $ = load(html);
  return $('pre a[data-api]')
    .toArray()
    .map((link) => ({ api: $(link).attr('data-api')!, href: $(link).attr('href')! }));
}

const pages = [
  ...new Set([
    BUTTON,
    '/joy-ui/react-button/',
    ...archivesOf(PRODUCTS).map(({ basePath }) => `${basePath}/react-button/`),
    ...sample(
      allRoutes().filter((route) => htmlOf(route).includes('data-api=')),
      8,
      'code links',
    ),
  ]),
];

it('links in code lead to rows that exist on API pages with hints', () => {
  const hrefs = new Set(pages.flatMap((route) => codeLinks(htmlOf(route)).map(({ href }) => href)));
  expect([...hrefs]).toEqual(
    expect.arrayContaining([
      '/material-ui/api/button/#button-prop-variant',
      expect.stringMatching(/^\/joy-ui\/api\//),
      ...archivesOf(PRODUCTS).map(
        ({ basePath }) => expect.stringMatching(`^${basePath}/api/`) as string,
      ),
    ]),
  );
  const ids = new Map<string, Set<string | undefined>>();
  const broken = [...hrefs].filter((href) => {
    const [route = '', id] = href.split('#');
    if (!existsSync(path.join(BUILD_DIR, route, 'hints.json'))) {
      return true;
    }
    if (!ids.has(route)) {
      const found = htmlOf(route).matchAll(/\sid=["']?([^"'\s>]+)/g);
      ids.set(route, new Set(Array.from(found, ([, one]) => one)));
    }
    return id !== undefined && !ids.get(route)!.has(id);
  });
  expect(broken).toEqual([]);
});

it.each(['tsx', 'js'])('the %s source of a demo is linked', (language) => {
  const file = `demos/docs-material/components/button/BasicButtons.${language}.html`;
  expect(codeLinks(readBuilt(file))).toContainEqual({
    api: 'Button',
    href: '/material-ui/api/button/',
  });
});

it('code blocks are linked', () => {
  const $ = load(htmlOf(BUTTON));
  const link = $('.theme-doc-markdown pre:not([data-source] pre) a[data-api="Button.component"]');
  expect(link.attr('href')).toBe('/material-ui/api/button/#button-prop-component');
});
