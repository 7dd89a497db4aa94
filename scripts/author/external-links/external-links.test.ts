import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkUrl } from './check-url';
import { checkUrls } from './check-urls';
import { linksOfSite } from './links-of-site';
import { findingsOf } from './report';
import { pageText, siteWith } from '../../../plugins/content/doctor/testing';

const asked: string[] = [];
let server: Server;
let base: string;

/** Statuses by path; the head of `/no-head` is refused. */
const STATUS: Record<string, number> = { '/fine': 200, '/gone': 404, '/shy': 403, '/moved': 301 };

beforeAll(async () => {
  server = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`);
    if (url === '/no-head') {
      response.writeHead(method === 'HEAD' ? 405 : 200).end();
    } else {
      response.writeHead(STATUS[url] ?? 200, url === '/moved' ? { location: '/fine' } : {}).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => asked.splice(0));

it('requests the head, all of the page where that is refused, and the target of redirects', async () => {
  expect(await checkUrl(`${base}/fine`)).toEqual({ status: 200 });
  expect(await checkUrl(`${base}/no-head`)).toEqual({ status: 200 });
  expect(await checkUrl(`${base}/moved`)).toEqual({ status: 200 });
  expect(await checkUrl(`${base}/gone`)).toEqual({ status: 404 });
  expect(await checkUrl('http://127.0.0.1:1/')).toEqual({ error: expect.any(String) });
  expect(asked).toEqual([
    ...['HEAD /fine', 'HEAD /no-head', 'GET /no-head', 'HEAD /moved', 'HEAD /fine'],
    ...['HEAD /gone', 'GET /gone'],
  ]);
});

it('requests each address once, and not again for a week after it worked', async () => {
  const [now, day] = [Date.UTC(2026, 0, 31), 24 * 60 * 60 * 1000];
  const known = { [`${base}/fine`]: now - 6 * day, [`${base}/old`]: now - 8 * day };
  const urls = ['fine', 'old', 'gone', 'gone'].map((name) => `${base}/${name}`);
  const states = await checkUrls(urls, known, now);
  expect(Object.fromEntries(states)).toEqual({
    [`${base}/old`]: { status: 200 },
    [`${base}/gone`]: { status: 404 },
  });
  expect(asked).toEqual(['HEAD /old', 'HEAD /gone', 'GET /gone']);
});

it('finds links in text, elements and front matter, and reports them by line', async () => {
  const text = `[A](${base}/gone#part), <a href="${base}/shy">b</a> and [c](./page.mdx).\n`;
  const page = pageText('/page', 'Page', `\n${text}`).replace(
    'slug:',
    `waiAria: ${base}/none\nslug:`,
  );
  const site = siteWith({ 'docs-lab/page.mdx': page });
  const links = linksOfSite(site, site.pages);
  expect(links.map(({ url, line }) => [url.slice(base.length), line])).toEqual([
    ['/none', 3],
    ['/gone', 8],
    ['/shy', 8],
  ]);
  const states = new Map([
    [`${base}/none`, { error: 'ENOTFOUND' }],
    [`${base}/gone`, { status: 404 }],
    [`${base}/shy`, { status: 403 }],
  ]);
  const found = findingsOf(links, states);
  expect(found.map(({ line, level, message }) => [line, level, message])).toEqual([
    [3, 'error', `${base}/none has no answer (ENOTFOUND).`],
    [8, 'error', `${base}/gone has status 404.`],
    [8, 'warning', `${base}/shy has status 403.`],
  ]);
});
