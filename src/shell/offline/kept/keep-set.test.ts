import { createHash } from 'node:crypto';
import { mockCaches, mockServer } from '../testing';
import type { CacheOperation, FakeCaches, FakeServer } from '../testing';
import type { OfflineSet } from '../types';
import { deleteSet } from './delete-set';
import { findKept } from './find-kept';
import { keepSet } from './keep-set';
import type { KeepProgress } from './keep-set';
import { KEPT_CACHE, readIndex } from './kept-index';

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 16);

let caches: FakeCaches;
let server: FakeServer;

beforeEach(() => {
  caches = mockCaches();
  server = mockServer({});
});

/** Puts files and their list on the server. */
function offer(id: string, contents: Record<string, string>): OfflineSet {
  const files = Object.entries(contents).map(([url, content]) => ({
    url,
    bytes: content.length,
    hash: hashOf(content),
  }));
  const list = JSON.stringify({ files });
  Object.assign(server.files, contents, { [`offline/${id}.json`]: list });
  return {
    id,
    productName: id,
    version: '1.0.0',
    pages: 1,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    hash: hashOf(list),
    list: `offline/${id}.json`,
  };
}

const keep = (
  set: OfflineSet,
  {
    signal = new AbortController().signal,
    onProgress = (() => {}) as (progress: KeepProgress) => void,
  } = {},
) => keepSet({ baseUrl: '/', set, signal, onProgress });

const kept = async (url: string) => {
  const cache = (await caches.open(KEPT_CACHE)) as unknown as Cache;
  return (await findKept(cache, '/', url))?.text();
};

const index = async () => readIndex((await caches.open(KEPT_CACHE)) as unknown as Cache, '/');

const FIRST = { 'joy-ui/': 'old page', 'joy-ui/api/': 'api', 'assets/js/main.1.js': 'script' };

it('downloads every file and reports progress', async () => {
  const seen: KeepProgress[] = [];
  const set = offer('joy', FIRST);
  await keep(set, { onProgress: (progress) => seen.push(progress) });
  expect(await kept('joy-ui/')).toBe('old page');
  expect(await kept('material-ui/')).toBeUndefined();
  expect(seen[0]).toEqual({ done: 0, total: set.bytes });
  expect(seen.at(-1)).toEqual({ done: set.bytes, total: set.bytes });
});

it('downloads only changed files, and deletes files that no set refers to', async () => {
  await keep(offer('joy', FIRST));
  server.requests = [];
  await keep(
    offer('joy', { 'joy-ui/': 'new page', 'joy-ui/api/': 'api', 'assets/js/main.2.js': 'x' }),
  );
  expect(server.requests.sort()).toEqual(['assets/js/main.2.js', 'joy-ui/', 'offline/joy.json']);
  expect(await kept('joy-ui/')).toBe('new page');
  const { entries } = await caches.open(KEPT_CACHE);
  expect([...entries.keys()].filter((url) => /main\.1/.test(url))).toEqual([]);
  expect([...entries.keys()].filter((url) => /joy-ui\/\?/.test(url))).toHaveLength(1);
});

it('leaves the old copy intact when an update fails, and resumes where it stopped', async () => {
  await keep(offer('joy', FIRST));
  const update = offer('joy', { 'joy-ui/': 'new page', 'joy-ui/api/': 'new api' });
  server.before = (address) => {
    if (address === 'joy-ui/api/') {
      throw new TypeError('Failed to fetch');
    }
  };
  await expect(keep(update)).rejects.toMatchObject({ failure: 'network' });
  expect(await kept('joy-ui/')).toBe('old page');
  expect(await kept('assets/js/main.1.js')).toBe('script');
  expect((await index()).pending).toHaveLength(1);

  server.before = () => {};
  server.requests = [];
  await keep(update);
  expect(server.requests).toEqual(['offline/joy.json', 'joy-ui/api/']);
  expect(await kept('joy-ui/')).toBe('new page');
  expect((await index()).pending).toEqual([]);
});

it('deletes the new files when storage is full, and leaves the old copy intact', async () => {
  await keep(offer('joy', FIRST));
  const before = await index();
  caches.room = caches.used() + 700;
  const update = offer('joy', { 'joy-ui/': 'n'.repeat(100), 'joy-ui/api/': 'l'.repeat(5000) });
  await expect(keep(update)).rejects.toMatchObject({ failure: 'quota' });
  expect(await index()).toEqual(before);
  expect(await kept('joy-ui/')).toBe('old page');
  const { entries } = await caches.open(KEPT_CACHE);
  expect([...entries.keys()].filter((url) => /joy-ui\/\?/.test(url))).toHaveLength(1);
});

it('reports full storage if not even the index fits, and can still delete', async () => {
  await keep(offer('joy', FIRST));
  caches.room = 0;
  await expect(keep(offer('joy', { 'joy-ui/': 'new page' }))).rejects.toMatchObject({
    failure: 'quota',
  });
  expect(await kept('joy-ui/')).toBe('old page');
  // The storage quota may have dropped below the current usage.
  caches.room = 200;
  await deleteSet('/', 'joy');
  expect((await index()).sets).toEqual([]);
  expect(await kept('joy-ui/')).toBeUndefined();
});

it('requests nothing if the storage estimate is too small', async () => {
  const estimate = async () => ({ quota: 10, usage: 5 });
  jest.replaceProperty(globalThis, 'navigator', { storage: { estimate } } as never);
  await expect(keep(offer('joy', FIRST))).rejects.toMatchObject({ failure: 'quota' });
  expect(server.requests).toEqual(['offline/joy.json']);
  jest.restoreAllMocks();
});

it.each([
  ['other content', { 'joy-ui/': 'half a pa' }],
  ['no file', { 'joy-ui/': undefined as unknown as string }],
])('rejects a file of another deployment: %s', async (_, change) => {
  const set = offer('joy', FIRST);
  Object.assign(server.files, change);
  await expect(keep(set)).rejects.toMatchObject({ failure: 'changed' });
  expect(await kept('joy-ui/api/')).toBeUndefined();
});

it('stops on request and resumes later', async () => {
  const stop = new AbortController();
  server.before = (address) => {
    if (address !== 'offline/joy.json') {
      stop.abort();
    }
  };
  await expect(keep(offer('joy', FIRST), stop)).rejects.toMatchObject({ name: 'AbortError' });
  expect((await index()).sets).toEqual([]);
  expect((await index()).pending).toHaveLength(1);
});

/** The message of the error that a task ends with, at whatever time; empty if it never ends. */
async function failureOf(task: () => Promise<void>): Promise<string> {
  // Hashing takes real time.
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  let message = '';
  void task().catch((error: Error) => ({ message } = error));
  for (let second = 0; second < 5000 && !message; second += 1) {
    await new Promise(setImmediate);
    await jest.advanceTimersByTimeAsync(1000);
  }
  jest.useRealTimers();
  return message;
}

describe.each<CacheOperation>(['open', 'keys', 'match', 'put', 'delete'])(
  'while %s of Cache Storage hangs',
  (operation) => {
    it.each([
      ['a download', () => keep(offer('joy', { 'joy-ui/': 'new page' }))],
      ['a deletion', () => deleteSet('/', 'joy')],
    ])('ends %s with an error', async (_, task) => {
      await keep(offer('joy', FIRST));
      caches.hanging = [operation];
      expect(await failureOf(task)).toMatch(/^No result within/);
    });
  },
);

it('ends a download with an error if writing one of its files hangs', async () => {
  server.before = (address) => {
    if (address === 'joy-ui/') {
      caches.hanging = ['put'];
    }
  };
  expect(await failureOf(() => keep(offer('joy', FIRST)))).toMatch(/^No result within 30000 ms/);
});

it('stores files that two sets share once, and deletes them with the last set', async () => {
  await keep(offer('joy', FIRST));
  server.requests = [];
  await keep(offer('system', { 'system/': 'page', 'assets/js/main.1.js': 'script' }));
  expect(server.requests).not.toContain('assets/js/main.1.js');
  await deleteSet('/', 'joy');
  expect(await kept('joy-ui/')).toBeUndefined();
  expect(await kept('assets/js/main.1.js')).toBe('script');
  await deleteSet('/', 'system');
  const { entries } = await caches.open(KEPT_CACHE);
  expect([...entries.keys()]).toEqual(['https://docs.example.com/offline/kept-index.json']);
});
