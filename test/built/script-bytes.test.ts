import { gzipSync } from 'node:zlib';
import baseline from '../bench/baseline.json';
import { DEMO_SUPPORT_BYTES, componentPageBudget, plainPageBudget } from '../bench/budgets';
import { allRoutes } from '../../scripts/serve/site-routes';
import lineBudgets from './support/line-budgets.json';
import { htmlOf, htmlWithStyles } from './support/page-html';
import { gzipBytes, scriptsOf } from './support/page-scripts';

const PLAIN_PAGE = '/material-ui/getting-started/installation/';
const DEMO_PAGES = ['/material-ui/react-button/', '/joy-ui/react-card/', '/system/flexbox/'];

/** What an API page may load in addition to a plain page, for its tables and its playground. */
const API_BYTES = 10_000;

/** Most compressed bytes of HTML without the styles that each page includes. */
const HTML_BUDGET = { componentPage: 45 * 1024, apiPage: 60 * 1024 };

/** Uncompressed characters of HTML from which a page may exceed the budget. */
const LARGE_PAGE = 250_000;

const routes = allRoutes();
const hasDemos = (route: string) => /class="[^"]*\bdemo-root\b/.test(htmlOf(route));
const isApiPage = (route: string) => /^\/[\w-]+\/(?:v\d+\/)?api\/[\w/-]+\/$/.test(route);

/** The pages that exceed the budget, with their bytes. */
function tooHeavy(
  pages: readonly string[],
  budget: number,
  bytesOf: (route: string) => number,
): string[] {
  return pages
    .map((route) => ({ route, bytes: bytesOf(route) }))
    .filter(({ bytes }) => bytes > budget)
    .map(({ route, bytes }) => `${route}: ${bytes} B, budget ${budget} B`);
}

const scriptBytes = (route: string) => gzipBytes(scriptsOf(route));
const htmlBytes = (route: string) =>
  gzipSync(htmlOf(route).replaceAll(/<style[^>]*\sdata-href=[^>]*><\/style>/g, '')).length;
const bytesWithStyles = (route: string) => gzipSync(htmlWithStyles(route)).length;

describe('scripts that pages load before interaction', () => {
  const bytesBeyondPlainPage = (route: string) => scriptBytes(route) - scriptBytes(PLAIN_PAGE);

  it('stay within the budget of pages without demos', () => {
    const pages = routes.filter((route) => !hasDemos(route));
    expect(pages).toContain(PLAIN_PAGE);
    expect(pages.filter((route) => scriptBytes(route) === 0)).toEqual([]);
    expect(tooHeavy(pages, plainPageBudget(baseline), scriptBytes)).toEqual([]);
  });

  it('stay within the budget of pages with demos', () => {
    const pages = routes.filter(hasDemos);
    expect(pages).toEqual(expect.arrayContaining(DEMO_PAGES));
    expect(pages.filter((route) => scriptBytes(route) === 0)).toEqual([]);
    expect(tooHeavy(pages, componentPageBudget(baseline), scriptBytes)).toEqual([]);
  });

  it('stay within the budget of scripts shared by all pages with demos', () => {
    const plain = scriptsOf(PLAIN_PAGE);
    const [first, ...others] = DEMO_PAGES.map(scriptsOf);
    const shared = first!.filter(
      (script) => !plain.includes(script) && others.every((scripts) => scripts.includes(script)),
    );
    expect(shared.length).toBeGreaterThan(0);
    expect(gzipBytes(shared)).toBeLessThanOrEqual(DEMO_SUPPORT_BYTES);
  });

  it.each(['/material-ui/api/button/', '/material-ui/api/compare/'])(
    'stay within the budget of API pages on %s',
    (route) => {
      expect(bytesBeyondPlainPage(route)).toBeGreaterThan(0);
      expect(bytesBeyondPlainPage(route)).toBeLessThanOrEqual(API_BYTES);
    },
  );
});

describe('the HTML', () => {
  it.each(['/material-ui/react-button/', '/material-ui/react-autocomplete/'])(
    'of %s, which has many demos, stays within its budget',
    (route) => {
      expect(htmlOf(route).match(/\bdemo-root\b/g)?.length).toBeGreaterThanOrEqual(8);
      expect(tooHeavy([route], HTML_BUDGET.componentPage, htmlBytes)).toEqual([]);
    },
  );

  it('stays within the budget with its styles', () => {
    const pages = routes.filter((route) => htmlWithStyles(route).length > LARGE_PAGE);
    expect(pages).toContain('/material-ui/react-autocomplete/');
    expect(tooHeavy(pages, lineBudgets.pageBytes, bytesWithStyles)).toEqual([]);
  });

  it('of API pages stays within their budget', () => {
    const pages = routes.filter(isApiPage);
    expect(pages.length).toBeGreaterThan(220);
    expect(tooHeavy(pages, HTML_BUDGET.apiPage, htmlBytes)).toEqual([]);
  });
});
