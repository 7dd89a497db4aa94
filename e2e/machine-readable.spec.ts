import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { BUILD_DIR } from '../scripts/root';
import { htmlFileOfRoute, routesOfSite } from '../scripts/routes';
import { openHydrated } from './support/hydration';
import { watchText } from './support/watch-text';
import { allRoutes } from '../scripts/site-routes';
import { SIZES } from './support/window-sizes';

const PAGE = '/material-ui/react-button/';
const TWIN = '/material-ui/react-button.md';
const ARCHIVED = '/material-ui/v6/react-button/';

const STRUCTURED_DATA = /<script\b[^>]*\btype="?application\/ld\+json\b[^>]*>([^]*?)<\/script>/g;

const twinOf = (route: string) => `${route.replace(/\/$/, '')}.md`;

/** The pages of the docs instances: those with a header that offers their Markdown. */
function docRoutes(): string[] {
  return allRoutes().filter((route) =>
    readFileSync(htmlFileOfRoute(BUILD_DIR, route), 'utf8').includes('text/markdown'),
  );
}

test('every page has a Markdown twin, at the address that the page names', () => {
  const routes = docRoutes();
  expect(routes.length).toBeGreaterThan(300);
  for (const route of routes) {
    const file = path.join(BUILD_DIR, twinOf(route));
    expect.soft(existsSync(file), route).toBe(true);
    const text = readFileSync(file, 'utf8');
    expect.soft(text, route).toMatch(/^---\ntitle: ".+"\n[^]+?\n---\n\n# /);
    // No remains of a page's controls or of its HTML.
    expect
      .soft(text.replaceAll(/```[^]*?```|`[^`]*`/g, ''), route)
      .not.toMatch(/(?<!\\)<(div|span|button)/);
  }
});

test('the twin of a component page holds its demos in TypeScript and its API', async ({
  request,
}) => {
  const response = await request.get(TWIN);
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  const text = await response.text();
  expect(text).toContain('```tsx title="BasicButtons.tsx"\nimport Button from ');
  expect(text).toContain('## [Button API](');
  expect(text).toMatch(/\| `variant` \| `'text' \\\| 'outlined' \\\| 'contained'` \| `'text'` \|/);
});

test('the twin of an archived page is about its version', async ({ request }) => {
  const text = await (await request.get(twinOf(ARCHIVED))).text();
  expect(text).toContain('\nversion: "6.5.0"\n');
  expect(text).toContain('This page is about Material UI 6.5.0, an earlier version.');
  expect(text).toContain('```tsx title="BasicButtons.tsx"\n');
  expect(text).toContain('## [Button API](https://docs.example.com/material-ui/v6/api/button/)');
  // Links stay in the version, but for the way to the current page.
  const links = Array.from(text.matchAll(/docs\.example\.com(\/material-ui\/react-[^)]*)/g));
  expect(links.map(([, link]) => link)).toEqual([PAGE]);
});

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a page is copied as Markdown, and shown as Markdown', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openHydrated(page, PAGE);
      const tools = page.getByRole('group', { name: 'This page as Markdown' });
      const button = tools.getByRole('button');
      const answered = await watchText(button, 'Copied');
      await button.click();
      await answered();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(readFileSync(path.join(BUILD_DIR, TWIN), 'utf8'));
      await expect(button).toHaveText('Copy page as Markdown');
      const link = tools.getByRole('link', { name: 'View as Markdown' });
      await expect(link).toHaveAttribute('href', TWIN);
      await link.click();
      await expect(page).toHaveURL(TWIN);
    });
  });
}

test('nothing of the Markdown is fetched before the reader points at the button', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.md')) {
      fetched.push(request.url());
    }
  });
  await openHydrated(page, PAGE);
  expect(fetched).toEqual([]);
  await page.getByRole('button', { name: 'Copy page as Markdown' }).hover();
  await expect.poll(() => fetched.length).toBe(1);
});

test('a page describes itself, and an archived one says which version it is about', async ({
  page,
}) => {
  for (const [route, version] of [
    [PAGE, '7.3.2'],
    [ARCHIVED, '6.5.0'],
  ] as const) {
    await openHydrated(page, route);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const articles = texts
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .filter((data) => data['@type'] === 'TechArticle');
    expect(articles).toHaveLength(1);
    expect(articles[0]).toMatchObject({
      headline: 'Button',
      url: `https://docs.example.com${route}`,
      about: { name: 'Material UI', softwareVersion: version },
    });
  }
});

test('the structured data of every page can be read, and names the address of the page', () => {
  for (const route of docRoutes()) {
    const html = readFileSync(htmlFileOfRoute(BUILD_DIR, route), 'utf8');
    // Not by a parser, which takes longer for all of the pages than a test may.
    const data = Array.from(
      html.matchAll(STRUCTURED_DATA),
      ([, text]) => JSON.parse(text) as Record<string, unknown>,
    );
    const article = data.find((one) => one['@type'] === 'TechArticle');
    expect.soft(article?.url, route).toBe(`https://docs.example.com${route}`);
    expect.soft(article?.headline, route).toBeTruthy();
    expect
      .soft(
        data.every((one) => one['@context'] === 'https://schema.org'),
        route,
      )
      .toBe(true);
  }
});

test('llms.txt leads from the site to every listed page of every version', async ({ request }) => {
  const site = await (await request.get('/llms.txt')).text();
  const lists = Array.from(site.matchAll(/\((https?:[^)]+\/llms\.txt)\)/g), ([, url]) => url!);
  expect(lists.map((url) => new URL(url).pathname)).toEqual(
    expect.arrayContaining(['/material-ui/llms.txt', '/material-ui/v6/llms.txt', '/x/llms.txt']),
  );
  for (const list of lists) {
    const text = await (await request.get(new URL(list).pathname)).text();
    const twins = Array.from(text.matchAll(/\((https?:[^)]+\.md)\)/g), ([, url]) => url!);
    expect(twins.length, list).toBeGreaterThan(0);
    for (const twin of twins) {
      expect.soft(existsSync(path.join(BUILD_DIR, new URL(twin).pathname)), twin).toBe(true);
    }
  }
});

test('the feed of changes is named in every page, and can be read', async ({ page, request }) => {
  await page.goto('/');
  const href = await page
    .locator('link[rel=alternate][type="application/rss+xml"]')
    .getAttribute('href');
  const $ = load(await (await request.get(href!)).text(), { xml: true });
  expect($('rss > channel > item').length).toBeGreaterThan(5);
  expect($('item > title').first().text()).not.toBe('');
});

test('the sitemap leaves out archived pages, test pages and all else that asks not to be found', () => {
  const routes = routesOfSite(BUILD_DIR);
  expect(routes.length).toBeGreaterThan(250);
  for (const route of routes) {
    const html = readFileSync(htmlFileOfRoute(BUILD_DIR, route), 'utf8');
    expect.soft(html, route).not.toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
  }
  expect(routes.filter((route) => /^\/(experiments|material-ui\/v6|demos?)\//.test(route))).toEqual(
    [],
  );
});
