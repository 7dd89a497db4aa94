import { KEPT_CACHE, writeIndex } from '../kept/kept-index';
import { TEST_BASE, mockCaches, mockServer } from '../testing';
import type { CacheOperation, FakeCaches, FakeServer } from '../testing';
import startWorker from '.';
import { kindOfRequest } from './kind-of-request';
import type { WorkerScope } from './worker-scope';

let caches: FakeCaches;
let server: FakeServer;
let dispatch: (
  type: string,
  event?: object,
  onAnswer?: (answer: Response | undefined) => void,
) => Promise<Response | undefined>;
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
  dispatch = async (type, event = {}, onAnswer) => {
    const pending: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners[type]!({
      waitUntil: (promise: Promise<unknown>) => pending.push(promise),
      respondWith: (promise: Promise<Response>) => (response = promise),
      stopImmediatePropagation: () => {},
      ...event,
    });
    const answer = await response;
    onAnswer?.(answer);
    await Promise.all(pending);
    return answer;
  };
  await dispatch('activate');
});

/** Requests a page or a file. Requests in Node can't have the mode `navigate`. */
function get(
  address: string,
  mode: RequestMode = 'no-cors',
  options: RequestInit = {},
  onAnswer?: (answer: Response | undefined) => void,
): Promise<Response | undefined> {
  const request = new Request(`${TEST_BASE}${address}`, options);
  Object.defineProperty(request, 'mode', { value: mode });
  return dispatch('fetch', { request }, onAnswer);
}

const text = async (response: Promise<Response | undefined>) => (await response)?.text();

function goOffline() {
  server.before = () => {
    throw new TypeError('Failed to fetch');
  };
}

it("takes control of open pages when it's activated", () => {
  expect(claim).toHaveBeenCalled();
});

it('serves a visited page from its cache with any query, until the next deployment', async () => {
  expect(await text(get('joy-ui/?s=1', 'navigate'))).toBe('joy');
  server.files['joy-ui/'] = 'newer';
  expect(await text(get('joy-ui/?s=2', 'navigate'))).toBe('joy');
  expect(server.requests).toEqual(['joy-ui/?s=1']);
  await dispatch('activate');
  expect(await text(get('joy-ui/', 'navigate'))).toBe('newer');
});

it("serves what isn't a page from the network when it's opened in a tab", async () => {
  server.files['api/summary'] = 'list';
  await get('api/summary', 'navigate');
  server.files['api/summary'] = 'newer';
  expect(await text(get('api/summary', 'navigate'))).toBe('newer');
});

it.each<RequestCache>(['reload', 'no-cache'])(
  'serves a page from the network when a reader reloads it (%s), and its copy while offline',
  async (cache) => {
    await get('joy-ui/', 'navigate');
    server.files['joy-ui/'] = 'newer';
    expect(await text(get('joy-ui/', 'navigate', { cache }))).toBe('newer');
    goOffline();
    expect(await text(get('joy-ui/', 'navigate', { cache }))).toBe('newer');
  },
);

it("doesn't cache missing pages, and serves the offline page for pages that aren't cached", async () => {
  await get('nothing/', 'navigate');
  const shell = await caches.open('workbox-precache');
  await shell.put('offline.html?__WB_REVISION__=1', new Response('You are offline'));
  goOffline();
  expect(await text(get('nothing/', 'navigate'))).toBe('You are offline');
});

it('requests a script once, and copies it to the cache of the next deployment', async () => {
  await get('assets/js/main.1.js');
  await get('assets/js/main.1.js');
  expect(server.requests).toEqual(['assets/js/main.1.js']);
  await dispatch('activate');
  await get('assets/js/main.1.js');
  // The third deployment deletes the cache of the first.
  await dispatch('activate');
  goOffline();
  expect(await text(get('assets/js/main.1.js'))).toBe('script');
});

describe('while the network hangs after a deployment', () => {
  let respond: () => void;

  beforeEach(async () => {
    await get('joy-ui/', 'navigate');
    await dispatch('activate');
    server.files['joy-ui/'] = 'newer';
    server.before = () => new Promise((resolve) => (respond = resolve));
    jest.useFakeTimers();
  });

  afterEach(() => jest.useRealTimers());

  it('serves the copy of a page after 4 s, and caches the response when it arrives', async () => {
    const onAnswer = jest.fn();
    const page = get('joy-ui/', 'navigate', {}, onAnswer);
    await jest.advanceTimersByTimeAsync(3999);
    expect(onAnswer).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onAnswer).toHaveBeenCalled();
    respond();
    expect(await text(page)).toBe('joy');
    goOffline();
    expect(await text(get('joy-ui/', 'navigate'))).toBe('newer');
  });

  it('serves the response of a slow network if it arrives within 4 s', async () => {
    const page = get('joy-ui/', 'navigate');
    await jest.advanceTimersByTimeAsync(3999);
    respond();
    expect(await text(page)).toBe('newer');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('serves the copy if the network fails after 4 s', async () => {
    server.before = () => new Promise((_, reject) => (respond = () => reject(new TypeError())));
    const page = get('joy-ui/', 'navigate');
    await jest.advanceTimersByTimeAsync(4000);
    respond();
    expect(await text(page)).toBe('joy');
  });

  it('waits for the network without a copy', async () => {
    const page = get('', 'navigate');
    await jest.advanceTimersByTimeAsync(60_000);
    respond();
    expect(await text(page)).toBe('home');
  });
});

describe('while the host answers scripts with an HTML page', () => {
  beforeEach(() => (server.sendsPages = true));

  it('caches none of them, so the page works once the host has recovered', async () => {
    await get('assets/js/main.1.js');
    await dispatch('message', {
      data: { type: 'VISITED', urls: [`${TEST_BASE}assets/js/main.1.js`] },
    });
    server.sendsPages = false;
    expect(await text(get('assets/js/main.1.js'))).toBe('script');
  });

  it('bypasses the cache of the browser', async () => {
    await get('assets/js/main.1.js');
    expect(fetch).toHaveBeenLastCalledWith(`${TEST_BASE}assets/js/main.1.js`, { cache: 'reload' });
  });

  it('serves pages', async () => {
    expect(await text(get('joy-ui/', 'navigate'))).toBe('page');
    goOffline();
    expect(await text(get('joy-ui/', 'navigate'))).toBe('page');
  });
});

it.each(['workbox-precache', 'offline-visited-1'])(
  'discards an HTML page that %s contains as a script, and requests the script',
  async (name) => {
    const url = `${TEST_BASE}assets/js/main.1.js`;
    const cache = await caches.open(name);
    await cache.put(url, new Response('page', { headers: { 'Content-Type': 'text/html' } }));
    expect(await text(get('assets/js/main.1.js'))).toBe('script');
    expect(await cache.match(url).then((copy) => copy?.text())).not.toBe('page');
  },
);

it('discards an HTML page that is cached as data', async () => {
  const cache = await caches.open('offline-visited-1');
  const page = new Response('page', { headers: { 'Content-Type': 'text/html' } });
  await cache.put(`${TEST_BASE}search/joy-ui.1.json`, page);
  goOffline();
  await expect(get('search/joy-ui.1.json')).rejects.toThrow('Failed to fetch');
});

it('serves the pages of the current and the previous deployment', async () => {
  await get('joy-ui/', 'navigate');
  goOffline();
  await dispatch('activate');
  expect(await text(get('joy-ui/', 'navigate'))).toBe('joy');
  await dispatch('activate');
  expect((await get('joy-ui/', 'navigate'))?.type).toBe('error');
});

it('caches what a page loaded before the worker took control, but nothing of other hosts', async () => {
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

it('ignores other messages', async () => {
  await dispatch('message', { data: { type: 'VISITED', urls: [1] } });
  await dispatch('message', { data: null });
  expect(server.requests).toEqual([]);
});

const shard = (product: string) => ({
  product,
  version: '1.0.0',
  file: `search/${product}.1.json`,
});

it('lists only downloaded and cached shards while offline', async () => {
  server.files['search/shards.json'] = JSON.stringify({
    shards: [shard('material-ui'), shard('joy-ui'), shard('system')],
  });
  server.files['search/joy-ui.1.json'] = '[]';
  await get('search/shards.json');
  await get('search/joy-ui.1.json');
  const cache = (await caches.open(KEPT_CACHE)) as unknown as Cache;
  const set = { id: 'system', label: 'System', hash: 'a', bytes: 2, shards: [shard('system')] };
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

it('serves pages when storage is full', async () => {
  caches.room = 0;
  expect(await text(get('joy-ui/', 'navigate'))).toBe('joy');
});

describe.each<CacheOperation>(['open', 'keys', 'match', 'put', 'delete'])(
  'while %s of Cache Storage fails',
  (operation) => {
    beforeEach(async () => {
      await get('joy-ui/', 'navigate');
      caches.failing = [operation];
      claim.mockClear();
      server.requests = [];
    });

    it.each([
      ['', 'navigate', 'home'],
      ['assets/js/main.1.js', 'no-cors', 'script'],
      ['search/shards.json', 'cors', '{"shards":[]}'],
      ['joy-ui/', 'cors', 'joy'],
    ] as const)('serves /%s (%s) from the network', async (address, mode, content) => {
      expect(await text(get(address, mode))).toBe(content);
      expect(server.requests).toEqual([address]);
    });

    it('waits for a slow network', async () => {
      let respond = () => {};
      server.before = () => new Promise((resolve) => (respond = resolve));
      jest.useFakeTimers();
      const page = get('', 'navigate');
      await jest.advanceTimersByTimeAsync(4000);
      respond();
      expect(await text(page)).toBe('home');
      jest.useRealTimers();
    });

    it('fails like the network while offline', async () => {
      goOffline();
      expect((await get('', 'navigate'))?.type).toBe('error');
      await expect(get('img/favicon.svg')).rejects.toThrow('Failed to fetch');
      expect(await text(get('search/shards.json'))).toBe('{"shards":[]}');
    });

    it('takes control of open pages', async () => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
      await dispatch('activate');
      expect(claim).toHaveBeenCalled();
      logged.mockRestore();
    });
  },
);

describe.each<CacheOperation>(['open', 'keys', 'match', 'put', 'delete'])(
  'while %s of Cache Storage hangs',
  (operation) => {
    /** The text of a response, or the error, without waiting for the work after it; within a time in ms. */
    const answerWithin = async (limit: number, address: string, mode: RequestMode) => {
      const settled = jest.fn();
      void get(address, mode, {}, (answer) => void answer?.text().then(settled)).catch(settled);
      await jest.advanceTimersByTimeAsync(limit);
      return settled.mock.lastCall?.[0] as unknown;
    };

    beforeEach(async () => {
      await get('joy-ui/', 'navigate');
      caches.hanging = [operation];
      claim.mockClear();
      jest.useFakeTimers();
    });

    afterEach(() => jest.useRealTimers());

    it.each([
      ['', 'navigate', 'home', 1000],
      ['joy-ui/', 'cors', 'joy', 0],
      ['search/shards.json', 'cors', '{"shards":[]}', 0],
      ['assets/js/main.1.js', 'no-cors', 'script', 1000],
    ] as const)('serves /%s (%s) from the network', async (address, mode, content, limit) => {
      expect(await answerWithin(limit, address, mode)).toBe(content);
    });

    it('serves a page from a slow network', async () => {
      server.before = () => new Promise((resolve) => setTimeout(resolve, 5000));
      expect(await answerWithin(6000, '', 'navigate')).toBe('home');
    });

    it('answers while offline', async () => {
      goOffline();
      expect(await answerWithin(5000, 'img/favicon.svg', 'no-cors')).toEqual(
        new TypeError('Failed to fetch'),
      );
      expect(await answerWithin(9000, '', 'navigate')).toBe('');
      expect(await answerWithin(8000, 'search/shards.json', 'cors')).toBe('{"shards":[]}');
    });

    it('takes control of open pages', async () => {
      const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
      await Promise.all([dispatch('activate'), jest.advanceTimersByTimeAsync(4000)]);
      expect(claim).toHaveBeenCalled();
      logged.mockRestore();
    });
  },
);

it('serves a late copy of a script if storage is slow and the network fails', async () => {
  await get('assets/js/main.1.js');
  const keys = await caches.keys();
  caches.keys = () => new Promise((resolve) => setTimeout(() => resolve(keys), 1500));
  goOffline();
  jest.useFakeTimers();
  const script = text(get('assets/js/main.1.js'));
  await jest.advanceTimersByTimeAsync(1500);
  jest.useRealTimers();
  expect(await script).toBe('script');
});

it('finds a copy in another cache if one fails', async () => {
  const precache = await caches.open('workbox-precache');
  await precache.put(`${TEST_BASE}assets/js/main.1.js`, new Response('script'));
  const visited = await caches.open('offline-visited-1');
  visited.match = () => Promise.reject(new DOMException('Internal error.', 'UnknownError'));
  goOffline();
  expect(await text(get('assets/js/main.1.js'))).toBe('script');
});

it.each([
  ['another host', new Request('https://ads.example/a.js'), null],
  ['a POST request', new Request(TEST_BASE, { method: 'POST' }), null],
  ['a request with no-store', new Request(`${TEST_BASE}feed`, { cache: 'no-store' }), null],
  ['a range request', new Request(`${TEST_BASE}a.mp4`, { headers: { Range: 'bytes=0-' } }), null],
  ['a request of a download', new Request(TEST_BASE, { headers: { 'X-Keep-Offline': '1' } }), null],
  ['the list of sets', new Request(`${TEST_BASE}offline/sets.json`), null],
  ['a script', new Request(`${TEST_BASE}assets/js/main.1.js`), 'asset'],
  ['the list of shards', new Request(`${TEST_BASE}search/shards.json`), 'shard-list'],
  ['an image', new Request(`${TEST_BASE}img/favicon.svg`), 'other'],
])('classifies %s', (_, request, kind) => {
  expect(kindOfRequest(request, TEST_BASE)).toBe(kind);
});
