import { createContext, runInContext } from 'node:vm';
import { temporaryFolder } from '../unit/temporary-folder';
import { openStillSite } from './still-site';
import type { StillSite } from './still-site';

const dir = temporaryFolder({
  'index.html': '<head><style>@font-face{font-display:optional}</style></head>',
  'a.css': '@font-face { font-display: optional }',
});

let site: StillSite;

beforeAll(async () => {
  site = await openStillSite(dir);
});
afterAll(() => site.close());

async function get(path: string, Accept: string): Promise<string> {
  const response = await fetch(site.url + path, { headers: { Accept } });
  return response.text();
}

it('adds a script and styles to pages, before everything else', async () => {
  const html = await get('/', 'text/html,*/*');
  const [, script = '', styles = ''] =
    /^<head><script src="(.*?)"><\/script><link rel="stylesheet" href="(.*?)">/.exec(html) ?? [];
  expect(await get(script, '*/*')).toContain('matchMedia');
  expect(await get(styles, 'text/css,*/*')).toContain('caret-color: transparent !important');
});

it('lets pages wait for fonts', async () => {
  expect(await get('/', 'text/html,*/*')).toContain('{font-display:block}');
  expect(await get('/a.css', 'text/css,*/*;q=0.1')).toBe('@font-face { font-display:block }');
});

it('is idle once everything has been answered', async () => {
  await get('/', 'text/html,*/*');
  expect(site.isIdle()).toBe(true);
});

describe('the script', () => {
  /** The value of an expression in a page with this query. */
  async function valueOf(expression: string, search = ''): Promise<unknown> {
    const storage = { clear: jest.fn() };
    const context = createContext({
      localStorage: storage,
      sessionStorage: storage,
      location: { search },
      matchMedia: () => ({ matches: false }),
    });
    runInContext('globalThis.window = globalThis', context);
    runInContext(await get('/pictures/still.js', '*/*'), context);
    return runInContext(expression, context) as unknown;
  }

  it('fixes the current time, but no other date', async () => {
    expect(await valueOf('Date.now() === new Date().getTime() && new Date().toISOString()')).toBe(
      '2026-01-14T12:00:00.000Z',
    );
    expect(await valueOf('new Date(0) instanceof Date && new Date(0).toISOString()')).toBe(
      '1970-01-01T00:00:00.000Z',
    );
  });

  it('repeats random numbers', async () => {
    const numbers = await valueOf('[Math.random(), Math.random()].join()');
    expect(numbers).toMatch(/^0\.\d+,0\.\d+$/);
    expect(await valueOf('[Math.random(), Math.random()].join()')).toBe(numbers);
  });

  it.each([
    ['(prefers-color-scheme: dark)', '', false],
    ['(prefers-color-scheme: dark)', '?mode=dark', true],
    ['(prefers-color-scheme: light)', '?demo=a/B&mode=dark', false],
    ['(prefers-reduced-motion: reduce)', '', true],
    ['(prefers-reduced-motion: no-preference)', '', false],
  ])('answers %s with the query "%s" with %s', async (query, search, matches) => {
    expect(await valueOf(`matchMedia('${query}').matches`, search)).toBe(matches);
  });
});
