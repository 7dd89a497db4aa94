import { load } from 'cheerio';
import { BUILD_DIR } from '../../scripts/shared/root';
import { startServer } from '../../scripts/serve/serve';
import type { RunningServer } from '../../scripts/serve/serve';
import { readBuilt } from './support/read-built';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ dir: BUILD_DIR, port: 0 });
});
afterAll(() => server.close());

function directive(policy: string, name: string): string[] {
  const found = policy.split(';').map((part) => part.trim().split(/\s+/));
  return found.find(([first]) => first === name)?.slice(1) ?? [];
}

it.each(['/', '/material-ui/react-button/', '/no-such-page/', '/sitemap.xml'])(
  'the response for %s allows only scripts of this site, and sets no cookie',
  async (pathname) => {
    const { headers } = await fetch(server.url + pathname);
    const policy = headers.get('content-security-policy') ?? '';
    const scripts = directive(policy, 'script-src');
    expect(scripts).toContain("'self'");
    expect(scripts.filter((source) => !/^'(?:self|sha256-[\w+/=]+)'$/.test(source))).toEqual([]);
    expect(directive(policy, 'object-src')).toEqual(["'none'"]);
    expect(directive(policy, 'base-uri')).toEqual(["'self'"]);
    expect(directive(policy, 'default-src')).toEqual(["'self'"]);
    expect(headers.get('set-cookie')).toBeNull();
  },
);

it.each([
  ['outside all products', '/no/such/place/'],
  ['in a version that does not exist', '/material-ui/v99/react-button/'],
  ['in a language without pages', '/zh/material-ui/react-button/'],
  ['of a product without that page', '/joy-ui/no-such-thing/'],
  ['that is not valid UTF-8', '/material-ui/%E0%A4%A/'],
])('a request %s gets the page for addresses that do not exist', async (_, pathname) => {
  const response = await fetch(server.url + pathname);
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(readBuilt('404.html'));
});

it('the page for addresses that do not exist says so and links to the products', () => {
  const $ = load(readBuilt('404.html'));
  expect($('h1').text()).toBe('Page not found');
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
  expect($('ul[aria-label=Products] a[href="/material-ui/getting-started/"]')).toHaveLength(1);
});

it.each([
  '/',
  '/material-ui/react-button/',
  '/joy-ui/react-button/',
  '/docs-infra/getting-started/',
])('%s has no login and no form that sends data, outside of demos', async (pathname) => {
  const $ = load(await (await fetch(server.url + pathname)).text());
  expect($('input[type=password], form[action]').not('.demo-root *')).toHaveLength(0);
});
