/** @jest-environment ./test/unit/jsdom-environment.ts */
import type * as FetchSource from './fetch-source';

const URL_ = '/demos/docs-material/button/BasicButtons.tsx.html';
const PAGE =
  '<h1>x</h1><pre><code class="language-tsx"><span class="tk">const</span> a = 1 &lt; 2;\n</code></pre>';

const fetchMock = jest.fn();
let fetchSource: typeof FetchSource.fetchSource;
let fetchedSource: typeof FetchSource.fetchedSource;
let prefetchSource: typeof FetchSource.prefetchSource;
let whenFetched: typeof FetchSource.whenFetched;

function answer(body: string, status = 200, statusText = 'OK') {
  return Promise.resolve({ ok: status === 200, status, statusText, text: async () => body });
}

// The module caches what it fetched, so each test needs a fresh copy.
beforeEach(async () => {
  jest.resetModules();
  fetchMock.mockReset().mockImplementation(() => answer(PAGE));
  Object.assign(globalThis, { fetch: fetchMock });
  ({ fetchSource, fetchedSource, prefetchSource, whenFetched } = await import('./fetch-source'));
});

it('returns the code as text and as highlighted HTML', async () => {
  await expect(fetchSource(URL_)).resolves.toEqual({
    text: 'const a = 1 < 2;\n',
    html: '<span class="tk">const</span> a = 1 &lt; 2;\n',
    size: '',
  });
  expect(fetchMock.mock.calls).toEqual([[URL_]]);
});

it('returns what the demo adds to an app, if the build measured it', async () => {
  const size = 'Adds 1.2 kB. <a href="/size-snapshot/">Sizes</a>';
  fetchMock.mockImplementationOnce(() => answer(`${PAGE}<p data-bundle-size>${size}</p>`));
  await expect(fetchSource(URL_)).resolves.toMatchObject({ text: 'const a = 1 < 2;\n', size });
});

it('fetches each page once, even for concurrent calls', async () => {
  const [first, second] = await Promise.all([fetchSource(URL_), fetchSource(URL_)]);
  expect(await fetchSource(URL_)).toBe(first);
  expect(second).toBe(first);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await fetchSource(`${URL_}?other`);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

it.each([
  ['is missing', () => answer('', 404, 'Not Found'), `${URL_} answered 404 Not Found`],
  ['contains no source', () => answer('<pre>no code</pre>'), `${URL_} contains no source`],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
])('rejects if the page %s, and retries at the next call', async (_case, respond, message) => {
  fetchMock.mockImplementationOnce(respond);
  await expect(fetchSource(URL_)).rejects.toThrow(message);
  await expect(fetchSource(URL_)).resolves.toMatchObject({ text: 'const a = 1 < 2;\n' });
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

it('returns a fetched page synchronously', async () => {
  prefetchSource(URL_);
  expect(fetchedSource(URL_)).toBeUndefined();
  const source = await fetchSource(URL_);
  expect(fetchedSource(URL_)).toBe(source);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('a failed prefetch is retried by the next call', async () => {
  fetchMock.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  prefetchSource(URL_);
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetchedSource(URL_)).toBeUndefined();
  await expect(fetchSource(URL_)).resolves.toMatchObject({ text: 'const a = 1 < 2;\n' });
});

it('waits briefly for a page, and not at all for a fetched one', async () => {
  await whenFetched(URL_);
  expect(fetchedSource(URL_)).toBeDefined();
  expect(whenFetched(URL_)).toBeUndefined();
});

it.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['takes its time', () => new Promise(() => {})],
])('stops waiting for a page that %s', async (_case, respond) => {
  fetchMock.mockImplementationOnce(respond);
  await whenFetched(URL_);
  expect(fetchedSource(URL_)).toBeUndefined();
});
