/** @jest-environment jsdom */
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

// The module keeps what it fetched: each test is a page view of its own.
beforeEach(async () => {
  jest.resetModules();
  fetchMock.mockReset().mockImplementation(() => answer(PAGE));
  Object.assign(globalThis, { fetch: fetchMock });
  ({ fetchSource, fetchedSource, prefetchSource, whenFetched } = await import('./fetch-source'));
});

it('gives the code as text and as highlighted HTML', async () => {
  await expect(fetchSource(URL_)).resolves.toEqual({
    text: 'const a = 1 < 2;\n',
    html: '<span class="tk">const</span> a = 1 &lt; 2;\n',
  });
  expect(fetchMock.mock.calls).toEqual([[URL_]]);
});

it('fetches each page once, also when it is asked for twice at the same time', async () => {
  const [first, second] = await Promise.all([fetchSource(URL_), fetchSource(URL_)]);
  expect(await fetchSource(URL_)).toBe(first);
  expect(second).toBe(first);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await fetchSource(`${URL_}?other`);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

it.each([
  ['is missing', () => answer('', 404, 'Not Found'), `${URL_} answered 404 Not Found`],
  ['holds no source', () => answer('<pre>no code</pre>'), `${URL_} holds no source`],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
])('fails when the page %s, and tries again at the next call', async (_case, respond, message) => {
  fetchMock.mockImplementationOnce(respond);
  await expect(fetchSource(URL_)).rejects.toThrow(message);
  await expect(fetchSource(URL_)).resolves.toMatchObject({ text: 'const a = 1 < 2;\n' });
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

it('gives a page at once that is fetched already', async () => {
  prefetchSource(URL_);
  expect(fetchedSource(URL_)).toBeUndefined();
  const source = await fetchSource(URL_);
  expect(fetchedSource(URL_)).toBe(source);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('leaves it to the next call when fetching ahead fails', async () => {
  fetchMock.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  prefetchSource(URL_);
  await new Promise((resolve) => setTimeout(resolve));
  expect(fetchedSource(URL_)).toBeUndefined();
  await expect(fetchSource(URL_)).resolves.toMatchObject({ text: 'const a = 1 < 2;\n' });
});

it('waits for a page that comes soon, and for none that is there', async () => {
  await whenFetched(URL_);
  expect(fetchedSource(URL_)).toBeDefined();
  expect(whenFetched(URL_)).toBeUndefined();
});

it.each([
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['takes its time', () => new Promise(() => {})],
])('waits no longer for a page that %s', async (_case, respond) => {
  fetchMock.mockImplementationOnce(respond);
  await whenFetched(URL_);
  expect(fetchedSource(URL_)).toBeUndefined();
});
