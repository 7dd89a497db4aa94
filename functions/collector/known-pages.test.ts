import { knownPagesOfSite } from './known-pages';

const SITE = 'https://docs.example.com/api/feedback';
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

const fetched = jest.spyOn(globalThis, 'fetch');
beforeEach(() => fetched.mockReset());
afterAll(() => fetched.mockRestore());

const answer = (status: number, headers: Record<string, string> = HTML) =>
  fetched.mockImplementationOnce(async () => new Response(null, { status, headers }));

it('requests each page from the site once', async () => {
  const isKnown = knownPagesOfSite(SITE);
  answer(200);
  expect([await isKnown('/a/'), await isKnown('/a/')]).toEqual([true, true]);
  expect(fetched.mock.calls).toEqual([
    [new URL('https://docs.example.com/a/'), { method: 'HEAD', redirect: 'manual' }],
  ]);
  answer(404);
  answer(200);
  expect([await isKnown('/new/'), await isKnown('/new/')]).toEqual([false, true]);
});

it('accepts neither redirects nor other files as pages', async () => {
  const isKnown = knownPagesOfSite(SITE);
  answer(301);
  answer(200, { 'Content-Type': 'image/svg+xml' });
  expect([await isKnown('/moved/'), await isKnown('/img/')]).toEqual([false, false]);
});

it.each([
  '//evil.example/',
  '/\\evil.example/',
  'https://evil.example/',
  '/file.html',
  '/a/../b/',
  '',
])("doesn't request %s", async (path) => {
  expect(await knownPagesOfSite(SITE)(path)).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});

it('throws when the site does not answer', async () => {
  const isKnown = knownPagesOfSite(SITE);
  answer(502);
  await expect(isKnown('/a/')).rejects.toThrow('https://docs.example.com/a/');
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  await expect(isKnown('/a/')).rejects.toThrow('https://docs.example.com/a/');
});
