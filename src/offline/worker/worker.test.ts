import { KEPT_CACHE, writeIndex } from '../kept/kept-index';
import { TEST_BASE, mockCaches, mockServer } from '../testing';
import type { FakeCaches, FakeServer } from '../testing';
import startWorker from '.';
import { kindOfRequest } from './kind-of-request';
import type { WorkerScope } from './worker-scope';

let caches: FakeCaches;
let server: FakeServer;
let dispatch: (type: string, event?: object) => Promise<Response | undefined>;
const claim = jest.fn(async () => {});

beforeEach(async () => {
  caches = mockCaches();
  server = mockServer({
    '': 'home',
    'joy-ui/': 'joy',
    'assets/js/main.1.js': 'script',
    'search/shards.json': '{"shards":[]}',
  });
  const listeners: Record<string, (event: object) => void> = {};
  startWorker(undefined, {
    registration: { scope: TEST_BASE },
    clients: { claim },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
  } as unknown as WorkerScope);
  dispatch = async (type, event = {}) => {
    const pending: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners[type]({
      waitUntil: (promise: Promise<unknown>) => pending.push(promise),
      respondWith: (promise: Promise<Response>) => (response = promise),
      stopImmediatePropagation: () => {},
      ...event,
    });
    const answer = await response;
    await Promise.all(pending);
    return answer;
  };
  await dispatch('activate');
});

/** A request of a page or of a file. Node's own requests know no navigation. */
function get(
  address: string,
  mode: RequestMode = 'no-cors',
  headers = {},
): Promise<Response | undefined> {
  const request = new Request(`${TEST_BASE}${address}`, { headers });
  Object.defineProperty(request, 'mode', { value: mode });
  return dispatch('fetch', { request });
}

const text = async (response: Promise<Response | undefined>) => (await response)?.text();

function goOffline() {
  server.before = () => {
    throw new TypeError('Failed to fetch');
  };
}

it('serves the pages that were open before it, once it is active', () => {
  expect(claim).toHaveBeenCalled();
});

it('shows a visited page without a network, with any query, and the network’s as long as there is one', async () => {
  expect(await text(get('joy-ui/?s=1', 'navigate'))).toBe('joy');
  server.files['joy-ui/'] = 'newer';
  expect(await text(get('joy-ui/', 'navigate'))).toBe('newer');
  goOffline();
  expect(await text(get('joy-ui/?s=2', 'navigate'))).toBe('newer');
});

it('keeps no page that is not there, and says of others that they are not kept', async () => {
  await get('nothing/', 'navigate');
  const shell = await caches.open('workbox-precache');
  await shell.put('offline.html?__WB_REVISION__=1', new Response('You are offline'));
  goOffline();
  expect(await text(get('nothing/', 'navigate'))).toBe('You are offline');
});

it('asks for a script once, and takes it along to the next deployment', async () => {
  await get('assets/js/main.1.js');
  await get('assets/js/main.1.js');
  expect(server.requests).toEqual(['assets/js/main.1.js']);
  await dispatch('activate');
  await get('assets/js/main.1.js');
  // The cache of the first deployment goes with the third.
  await dispatch('activate');
  goOffline();
  expect(await text(get('assets/js/main.1.js'))).toBe('script');
});

it('has the pages of this deployment and of the one before', async () => {
  await get('joy-ui/', 'navigate');
  goOffline();
  await dispatch('activate');
  expect(await text(get('joy-ui/', 'navigate'))).toBe('joy');
  await dispatch('activate');
  expect((await get('joy-ui/', 'navigate'))?.type).toBe('error');
});

it('remembers what a page loaded before the worker was there, and nothing of other hosts', async () => {
  const urls = [
    `${TEST_BASE}joy-ui/`,
    `${TEST_BASE}assets/js/main.1.js`,
    'https://ads.example/a.js',
  ];
  await dispatch('message', { data: { type: 'VISITED', urls } });
  expect(server.requests.sort()).toEqual(['assets/js/main.1.js', 'joy-ui/']);
  goOffline();
  expect(await text(get('joy-ui/', 'navigate'))).toBe('joy');
});

it('takes no other message', async () => {
  await dispatch('message', { data: { type: 'VISITED', urls: [1] } });
  await dispatch('message', { data: null });
  expect(server.requests).toEqual([]);
});

const shard = (product: string) => ({
  product,
  version: '1.0.0',
  file: `search/${product}.1.json`,
});

it('lets the search find what is kept and what was loaded, and promises nothing else', async () => {
  server.files['search/shards.json'] = JSON.stringify({
    shards: [shard('material-ui'), shard('joy-ui'), shard('system')],
  });
  server.files['search/joy-ui.1.json'] = '[]';
  await get('search/shards.json');
  await get('search/joy-ui.1.json');
  const cache = (await caches.open(KEPT_CACHE)) as unknown as Cache;
  const set = { id: 'system', label: 'System', hash: 'a', bytes: 2, shard: shard('system') };
  const files = { 'search/system.1.json': 'b', 'system/': 'c' };
  await writeIndex(cache, '/', { sets: [{ ...set, files }], pending: [] });
  await cache.put('/search/system.1.json?kept=b', new Response('[]'));
  await cache.put('/system/?kept=c', new Response('kept page'));
  goOffline();
  const list = (await (await get('search/shards.json'))?.json()) as { shards: unknown };
  expect(list.shards).toEqual([shard('system'), shard('joy-ui')]);
  expect(await text(get('search/system.1.json'))).toBe('[]');
  expect(await text(get('system/', 'navigate'))).toBe('kept page');
  await expect(get('search/material-ui.1.json')).rejects.toThrow('Failed to fetch');
});

it('goes on without room for visited pages', async () => {
  caches.room = 0;
  expect(await text(get('joy-ui/', 'navigate'))).toBe('joy');
});

it.each([
  ['another host', new Request('https://ads.example/a.js'), null],
  ['a form', new Request(TEST_BASE, { method: 'POST' }), null],
  ['what is not to be stored', new Request(`${TEST_BASE}feed`, { cache: 'no-store' }), null],
  ['a part', new Request(`${TEST_BASE}a.mp4`, { headers: { Range: 'bytes=0-' } }), null],
  ['a download', new Request(TEST_BASE, { headers: { 'X-Keep-Offline': '1' } }), null],
  ['a list', new Request(`${TEST_BASE}offline/sets.json`), null],
  ['a script', new Request(`${TEST_BASE}assets/js/main.1.js`), 'asset'],
  ['shards', new Request(`${TEST_BASE}search/shards.json`), 'shard-list'],
  ['an image', new Request(`${TEST_BASE}img/favicon.svg`), 'other'],
])('knows what %s is', (_, request, kind) => {
  expect(kindOfRequest(request, TEST_BASE)).toBe(kind);
});
