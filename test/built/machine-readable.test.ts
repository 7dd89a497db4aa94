import { existsSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import type { CheerioAPI } from 'cheerio';
import { BUILD_DIR } from '../../scripts/shared/root';
import { routesOfSite } from '../../scripts/serve/routes';
import { startServer } from '../../scripts/serve/serve';
import { allRoutes } from '../../scripts/serve/site-routes';
import { productById } from '../../src/foundation/products';
import { htmlOf, loadHead, siteOrigin } from './support/page-html';
import { readBuilt } from './support/read-built';

const SITE = siteOrigin();
const PAGE = '/material-ui/react-button/';

const markdownOf = (route: string) => `${route.replace(/\/$/, '')}.md`;

/** Addresses in a Markdown text that end in a certain way, as paths. */
function linkedPaths(markdown: string, end: string): string[] {
  return Array.from(markdown.matchAll(/\((https?:[^)\s]+)\)/g), ([, url]) => new URL(url!))
    .map(({ pathname }) => pathname)
    .filter((pathname) => pathname.endsWith(end));
}

/** Heads of all pages by route. */
const heads = new Map(allRoutes().map((route) => [route, loadHead(htmlOf(route))]));

const alternate = ($: CheerioAPI, type: string) =>
  $(`link[rel=alternate][type="${type}"]`).attr('href');

/** Routes of the pages that link to a Markdown version: those of the docs instances. */
const docRoutes = [...heads.keys()].filter((route) =>
  alternate(heads.get(route)!, 'text/markdown'),
);

interface StructuredData extends Record<string, unknown> {
  '@context': string;
  '@type': string;
}

function structuredData(route: string): StructuredData[] {
  const $ = heads.get(route)!;
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as StructuredData);
}

function articlesOf(route: string): StructuredData[] {
  return structuredData(route).filter((data) => data['@type'] === 'TechArticle');
}

describe('Markdown versions', () => {
  it('exist for every docs page, at the address that the page names', () => {
    expect(docRoutes.length).toBeGreaterThan(300);
    const missing = docRoutes.filter((route) => {
      const href = alternate(heads.get(route)!, 'text/markdown');
      return href !== markdownOf(route) || !existsSync(path.join(BUILD_DIR, href));
    });
    expect(missing).toEqual([]);
  });

  it('start with front matter and a title', () => {
    const start = /^---\ntitle: ".+"\n[^]+?\n---\n\n# /;
    expect(docRoutes.filter((route) => !start.test(readBuilt(markdownOf(route))))).toEqual([]);
  });

  it('contain no HTML of the page or its controls outside of code', () => {
    const withHtml = docRoutes.filter((route) =>
      /(?<!\\)<(div|span|button)/.test(
        readBuilt(markdownOf(route)).replaceAll(/```[^]*?```|`[^`]*`/g, ''),
      ),
    );
    expect(withHtml).toEqual([]);
  });

  it('contain the demos of a component page in TypeScript, and its API', () => {
    const text = readBuilt(markdownOf(PAGE));
    expect(text).toContain('```tsx title="BasicButtons.tsx"\nimport Button from ');
    expect(text).toContain('## [Button API](');
    expect(text).toMatch(
      /\| `variant` \| `'text' \\\| 'outlined' \\\| 'contained'` \| `'text'` \|/,
    );
  });

  it('are served as Markdown in UTF-8', async () => {
    const server = await startServer({ dir: BUILD_DIR, port: 0 });
    const response = await fetch(server.url + markdownOf(PAGE));
    const text = await response.text();
    await server.close();
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(text).toBe(readBuilt(markdownOf(PAGE)));
  });
});

describe('structured data', () => {
  it('of a page names its version', () => {
    const softwareVersion = productById('material-ui').version;
    expect(articlesOf(PAGE)).toEqual([
      expect.objectContaining({
        headline: 'Button',
        url: SITE + PAGE,
        about: expect.objectContaining({ name: 'Material UI', softwareVersion }) as object,
      }),
    ]);
  });

  it('of every docs page has a headline and the address of the page', () => {
    const wrong = docRoutes.filter((route) => {
      const [article] = articlesOf(route);
      return article?.url !== SITE + route || !article.headline;
    });
    expect(wrong).toEqual([]);
  });

  it('of every docs page uses the vocabulary of schema.org', () => {
    const wrong = docRoutes.filter((route) =>
      structuredData(route).some((data) => data['@context'] !== 'https://schema.org'),
    );
    expect(wrong).toEqual([]);
  });
});

describe('llms.txt', () => {
  const lists = linkedPaths(readBuilt('llms.txt'), '/llms.txt');

  it('links to the lists of all products', () => {
    expect(lists).toEqual(expect.arrayContaining(['/material-ui/llms.txt', '/x/llms.txt']));
  });

  it.each(lists)('%s links to Markdown files that exist', (list) => {
    const files = linkedPaths(readBuilt(list), '.md');
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !existsSync(path.join(BUILD_DIR, file)))).toEqual([]);
  });
});

describe('llms-full.txt', () => {
  it.each(linkedPaths(readBuilt('llms.txt'), '/llms.txt'))(
    'is next to %s, with its pages',
    (list) => {
      const [full = ''] = linkedPaths(readBuilt(list), '/llms-full.txt');
      expect(full).toBe(list.replace('llms.txt', 'llms-full.txt'));
      const text = readBuilt(full);
      const missing = linkedPaths(readBuilt(list), '.md').filter(
        (file) => !text.includes(`url: "${SITE}${file.slice(0, -'.md'.length)}/"`),
      );
      expect(missing).toEqual([]);
    },
  );
});

describe("the sidebar's link to Material UI's llms.txt", () => {
  const $ = load(htmlOf('/material-ui/getting-started/mcp/'));

  it('loads a file of the build in the same tab', () => {
    const link = $('nav a[href="/material-ui/llms.txt"]');
    expect(link.length).toBeGreaterThan(0);
    expect(link.first().attr('target')).toBe('_self');
    expect(link.first().text()).toMatch(/^llms\.txt/);
    expect(existsSync(path.join(BUILD_DIR, link.first().attr('href')!))).toBe(true);
  });

  it('is no step of the links to the next and previous page', () => {
    const next = $('[data-neighbor=next]');
    expect(next.attr('href')).toBe('/material-ui/getting-started/example-projects/');
    expect(load(htmlOf(next.attr('href')!))('[data-neighbor=prev]').attr('href')).toBe(
      '/material-ui/getting-started/mcp/',
    );
  });
});

describe('the feed of changes', () => {
  const feeds = [...heads].map(([route, $]) => ({
    route,
    href: alternate($, 'application/rss+xml'),
  }));
  const first = feeds[0]?.href;

  it('is named by every page', () => {
    expect(first).toMatch(/\.xml$/);
    expect(feeds.filter(({ href }) => href !== first)).toEqual([]);
  });

  it('is RSS with titled entries', () => {
    const $ = load(readBuilt(first!), { xml: true });
    const titles = $('rss > channel > item > title').toArray();
    expect(titles.length).toBeGreaterThan(5);
    expect(titles.filter((title) => $(title).text() === '')).toEqual([]);
  });
});

describe('the sitemap', () => {
  const listed = routesOfSite(BUILD_DIR);

  it('lists no page with noindex', () => {
    expect(listed.length).toBeGreaterThan(250);
    const hidden = listed.filter((route) =>
      heads.get(route)!('meta[name=robots]').attr('content')?.includes('noindex'),
    );
    expect(hidden).toEqual([]);
  });

  it('lists no test page or demo', () => {
    const pattern = /^\/(experiments|demos?)\//;
    expect(listed.filter((route) => pattern.test(route))).toEqual([]);
  });
});
