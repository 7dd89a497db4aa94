import { recordOf, shardOf } from '../testing';
import { SearchIndex } from './search-index';

const material = shardOf();
const joy = shardOf({
  product: 'joy-ui',
  productName: 'Joy UI',
  paths: ['/joy-ui'],
  file: 'j.json',
});

let files: Record<string, unknown>;
let requests: string[];

function respond(url: string): Promise<Response> {
  requests.push(url);
  const content = files[url.replace('/docs/', '')];
  return Promise.resolve(
    content === undefined
      ? new Response('Not found', { status: 404 })
      : new Response(typeof content === 'string' ? content : JSON.stringify(content)),
  );
}

beforeEach(() => {
  requests = [];
  files = {
    'search/shards.json': { shards: [material, joy] },
    [material.file]: [recordOf('page', 'Button', '/material-ui/react-button/')],
    'j.json': [recordOf('page', 'Sheet', '/joy-ui/react-sheet/')],
  };
  global.fetch = jest.fn((url) => respond(url as string));
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

async function loaded(pathname = '/joy-ui/') {
  const index = new SearchIndex('/docs/');
  await index.load(pathname);
  return index;
}

const names = (index: SearchIndex) => index.getState().loaded.map(({ product }) => product);

it("loads the reader's product first and notifies for each shard", async () => {
  const index = new SearchIndex('/docs/');
  const seen: string[][] = [];
  index.subscribe(() => seen.push(names(index)));
  await index.load('/joy-ui/');
  expect(seen).toEqual([['joy-ui'], ['joy-ui', 'material-ui']]);
  expect(index.getState()).toMatchObject({ status: 'ready', missing: [] });
  expect(index.engine.search('sheet').map(({ record }) => record.url)).toEqual([
    '/joy-ui/react-sheet/',
  ]);
});

it('says that more is coming until the last shard is there, or failed', async () => {
  const index = new SearchIndex('/docs/');
  const seen: boolean[] = [];
  index.subscribe(() => seen.push(index.getState().isComplete));
  await index.load('/joy-ui/');
  expect(seen).toEqual([false, true]);
  delete files[material.file];
  const other = new SearchIndex('/docs/');
  await other.load('/joy-ui/');
  expect(other.getState()).toMatchObject({ isComplete: true, missing: [material] });
});

it('says so again for the archive that a query names', async () => {
  const archive = shardOf({ version: '6.5.0', current: false, file: 'archive.json' });
  files['search/shards.json'] = { shards: [material, joy, archive] };
  files['archive.json'] = [];
  const index = await loaded();
  const seen: boolean[] = [];
  index.subscribe(() => seen.push(index.getState().isComplete));
  await index.load('/joy-ui/', '6');
  expect(seen).toEqual([false, true]);
});

it('makes the pages of all products searchable before it requests the API', async () => {
  const api = [material, joy].map((shard) => ({
    ...shard,
    part: 'api' as const,
    file: `api-${shard.product}.json`,
  }));
  files['search/shards.json'] = { shards: [...api, material, joy] };
  api.forEach(({ file }) => (files[file] = [recordOf('component', 'Sheet', '/api/')]));
  const index = new SearchIndex('/docs/');
  const seen: number[] = [];
  index.subscribe(() => seen.push(requests.length));
  await index.load('/joy-ui/');
  expect(index.getState().loaded.map(({ product, part }) => [product, part])).toEqual([
    ['joy-ui', 'pages'],
    ['material-ui', 'pages'],
    ['joy-ui', 'api'],
    ['material-ui', 'api'],
  ]);
  // The list and two shards; the other two only after that.
  expect(seen).toEqual([3, 3, 5, 5]);
});

it('loads each shard once, also for a page that opens meanwhile', async () => {
  const api = shardOf({ part: 'api', file: 'api.json' });
  files['search/shards.json'] = { shards: [material, joy, api] };
  files['api.json'] = [];
  const index = new SearchIndex('/docs/');
  await Promise.all([index.load('/joy-ui/'), index.load('/material-ui/')]);
  await index.load('/material-ui/');
  expect(requests).toHaveLength(4);
});

it('reports a failure and retries', async () => {
  const manifest = files['search/shards.json'];
  delete files['search/shards.json'];
  const index = await loaded();
  expect(index.getState().status).toBe('failed');
  files['search/shards.json'] = manifest;
  await index.load('/joy-ui/');
  expect(index.getState().status).toBe('ready');
});

it('reports a request that hangs, and loads it on a retry', async () => {
  jest.useFakeTimers();
  const { fetch } = global;
  global.fetch = jest.fn(
    (_url, options) =>
      new Promise<Response>((_resolve, reject) => {
        options!.signal!.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const index = new SearchIndex('/docs/');
  const load = index.load('/joy-ui/');
  await jest.advanceTimersByTimeAsync(10_000);
  await load;
  expect(index.getState().status).toBe('failed');
  jest.useRealTimers();
  global.fetch = fetch;
  await index.load('/joy-ui/');
  expect(index.getState().status).toBe('ready');
});

it("searches other products while the reader's product hangs", async () => {
  jest.useFakeTimers();
  const { fetch } = global;
  global.fetch = jest.fn((url, options) =>
    String(url).endsWith('j.json') ? new Promise<Response>(() => {}) : fetch(url, options),
  );
  const index = new SearchIndex('/docs/');
  void index.load('/joy-ui/');
  await jest.advanceTimersByTimeAsync(2000);
  expect(names(index)).toEqual(['material-ui']);
  jest.useRealTimers();
});

it('loads the file of a new deployment if the old one is gone', async () => {
  const renewed = shardOf({ file: 'search/material-ui-7.3.2.2.json' });
  const shards = [shardOf({ file: 'search/gone.json' })];
  files['search/shards.json'] = { shards };
  files[renewed.file] = files[material.file];
  const index = new SearchIndex('/docs/');
  const { fetch } = global;
  // The list is fetched twice; the second response is the new deployment's.
  global.fetch = jest.fn(async (url, options) => {
    const response = await fetch(url, options);
    files['search/shards.json'] = { shards: [renewed] };
    return response;
  });
  await index.load('/');
  expect(index.engine.search('button')).toHaveLength(1);
});

it.each([
  ['half a file', '[{"title": "But'],
  ['something else', { records: [] }],
  ['records without addresses', [{ title: 'Button' }]],
])('searches the others when a shard is %s', async (_, content) => {
  files[material.file] = content;
  const index = await loaded();
  expect(index.getState()).toMatchObject({ status: 'ready', missing: [material] });
  expect(names(index)).toEqual(['joy-ui']);
  files[material.file] = [];
  await index.load('/joy-ui/');
  expect(index.getState().missing).toEqual([]);
});
