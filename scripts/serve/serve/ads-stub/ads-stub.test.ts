import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '../../serve';
import type { RunningServer } from '../../serve';
import { SCRIPT_MODES } from './modes';
import { networkScript } from './network-script';
import { temporaryFolder } from '../../../../test/unit/temporary-folder';

const PAGE = '<html><head><title>a</title></head><body>page</body></html>';
const dir = temporaryFolder({
  'index.html': PAGE,
  'a/index.html': PAGE,
  '404.html': 'no such page',
});
let server: RunningServer;
let plain: RunningServer;

const get = async (pathname: string, { url } = server) => {
  const response = await fetch(url + pathname);
  return { response, text: await response.text() };
};

beforeAll(async () => {
  server = await startServer({ dir, port: 0, adsStub: true });
  plain = await startServer({ dir, port: 0 });
});
afterAll(async () => {
  await server.close();
  await plain.close();
});

it('configures the network only for pages that ask for it', async () => {
  const { response, text } = await get('/a/?ads-stub=late');
  expect(text).toContain(
    '<meta name="docs:ads" content="{&quot;script&quot;:&quot;/ads-stub/script.js?mode=late&quot;}"></head>',
  );
  expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
  expect((await get('/a/?ads-stub=feed-good')).text).toContain('/ads-stub/feed.json?mode=good');
  for (const address of ['/a/', '/a/?ads-stub=unknown', '/a/?ads-stub=feed-unknown']) {
    expect((await get(address)).text).toBe(PAGE);
  }
});

it('serves only pages of the site', async () => {
  symlinkSync(temporaryFolder({ 'index.html': PAGE }), path.join(dir, 'link'));
  expect((await get('/link/?ads-stub=late')).response.status).toBe(404);
  expect((await get('/gone/?ads-stub=late')).response.status).toBe(404);
  expect((await get('/%2e%2e%2fetc/?ads-stub=late')).response.status).toBe(404);
  expect((await get('/%/?ads-stub=late')).response.status).toBe(404);
});

it('is off by default', async () => {
  expect((await get('/a/?ads-stub=late', plain)).text).toBe(PAGE);
  expect((await get('/ads-stub/script.js?mode=late', plain)).response.status).toBe(404);
});

it.each(SCRIPT_MODES)('serves a script in mode %s', async (mode) => {
  const { response, text } = await get(`/ads-stub/script.js?mode=${mode}`);
  expect(response.headers.get('Content-Type')).toBe('text/javascript');
  expect(text).toBe(networkScript(mode));
  // The response must at least be a valid script.
  expect(() => new Function(text)).not.toThrow();
});

it.each([
  ['good', 200, 1],
  ['backers', 200, 1],
  ['empty', 200, 0],
])('has a feed that is %s', async (mode, status, count) => {
  const { response, text } = await get(`/ads-stub/feed.json?mode=${mode}`);
  const { ads } = JSON.parse(text) as { ads: { statlink?: string }[] };
  expect([response.status, ads.filter(({ statlink }) => statlink).length]).toEqual([status, count]);
});

it('serves a malformed feed and a failing feed', async () => {
  const malformed = await get('/ads-stub/feed.json?mode=malformed');
  expect(() => JSON.parse(malformed.text) as unknown).toThrow();
  expect((await get('/ads-stub/feed.json?mode=down')).response.status).toBe(503);
});

it('serves an ad on the third request of each page load', async () => {
  const ask = async (load: string) => {
    const { text } = await get(`/ads-stub/feed.json?mode=retried&load=${load}`);
    return text.includes('statlink');
  };
  expect([await ask('1'), await ask('1'), await ask('2'), await ask('1')]).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

it('serves a feed that never responds', async () => {
  const ask = fetch(`${server.url}/ads-stub/feed.json?mode=slow`, {
    signal: AbortSignal.timeout(300),
  });
  await expect(ask).rejects.toThrow();
});
