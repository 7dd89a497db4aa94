/** @jest-environment ./test/unit/jsdom-environment.ts */
import fc from '@site/test/unit/properties';
import { fetchAd, impressionsOf, sponsorAdOf, validAd } from './feed';

const FEED = 'https://network.example/feed.json';
const AD = {
  statlink: '//network.example/click',
  statimp: '//network.example/seen',
  pixel: 'https://a.example/[timestamp]||https://b.example/?t=[timestamp]',
  timestamp: 1700000000,
  image: 'https://network.example/ad.png',
  company: 'Company',
  description: '<img src=x onerror=alert(1)> Text',
};

const request = jest.fn();
const answer = (body: unknown, ok = true) => ({ ok, json: async () => body });

beforeEach(() => {
  request.mockReset();
  Object.assign(globalThis, { fetch: request });
});

const ask = (onEmpty = () => {}) => fetchAd(FEED, new AbortController().signal, onEmpty);

it('returns the first entry with a link, with absolute URLs', () => {
  expect(validAd({ ads: [{}, null, { company: 'no link' }, AD] })).toEqual({
    ...AD,
    statlink: 'http://network.example/click',
    statimp: 'http://network.example/seen',
    timestamp: '1700000000',
  });
});

it.each([
  ['a string', 'ads'],
  ['no ads', {}],
  ['ads that are not a list', { ads: 'x' }],
  ['an empty list', { ads: [] }],
  ['empty entries', { ads: [{}, null, []] }],
  ['an empty link', { ads: [{ ...AD, statlink: ' ' }] }],
  ['a script as link', { ads: [{ ...AD, statlink: 'javascript:alert(1)' }] }],
  ['an object as link', { ads: [{ ...AD, statlink: {} }] }],
])('finds no ad in %s', (_, body) => {
  expect(validAd(body)).toBeNull();
});

it('accepts any JSON, and rejects URLs other than http and https', () => {
  const field = fc.oneof(
    fc.jsonValue(),
    fc.webUrl(),
    fc.string().map((text) => `javascript:${text}`),
  );
  const entry = fc.record(
    { statlink: field, image: field, statimp: field, pixel: field },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(entry)), (ads) => {
      const ad = validAd({ ads });
      const addresses = ad
        ? [ad.statlink, ...(ad.image ? [ad.image] : []), ...impressionsOf(ad)]
        : [];
      expect(addresses.filter((address) => !/^https?:/.test(address))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

it('omits an image without a valid URL, and keeps text as is', () => {
  const ad = validAd({ ads: [{ ...AD, image: 'data:text/html,x', company: 7 }] })!;
  expect(ad.image).toBeUndefined();
  expect(sponsorAdOf(ad)).toMatchObject({ img: '', name: '7', description: AD.description });
});

describe('while there is no valid ad', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('retries after a second', async () => {
    request.mockResolvedValueOnce(answer({ ads: [{}] })).mockResolvedValue(answer({ ads: [AD] }));
    const ad = ask();
    await jest.advanceTimersByTimeAsync(999);
    expect(request).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(request).toHaveBeenCalledTimes(2);
    expect((await ad)?.company).toBe('Company');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives up after 10 tries', async () => {
    request.mockResolvedValue(answer({ ads: [] }));
    const onEmpty = jest.fn();
    const ad = ask(onEmpty);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await ad).toBeNull();
    expect(request).toHaveBeenCalledTimes(10);
    expect(onEmpty).toHaveBeenCalledTimes(9);
  });

  it('stops when the reader leaves the page', async () => {
    const controller = new AbortController();
    request.mockImplementation(async (_feed, { signal }: RequestInit) => {
      signal!.throwIfAborted();
      return answer({ ads: [] });
    });
    const ad = fetchAd(FEED, controller.signal, () => {});
    await jest.advanceTimersByTimeAsync(500);
    controller.abort();
    expect(await ad).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
  });
});

it("returns no ad if the network fails, the feed is down, or the response isn't JSON", async () => {
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await ask()).toBeNull();
  request.mockResolvedValueOnce(answer({ ads: [AD] }, false));
  expect(await ask()).toBeNull();
  request.mockResolvedValueOnce({ ok: true, json: () => Promise.reject(new SyntaxError('<')) });
  expect(await ask()).toBeNull();
  expect(request).toHaveBeenCalledTimes(3);
});

it('sends no cookies to the feed', async () => {
  request.mockResolvedValue(answer({ ads: [AD] }));
  await ask();
  expect(request).toHaveBeenCalledWith(FEED, expect.objectContaining({ credentials: 'omit' }));
});

it('inserts the timestamp into every impression URL', () => {
  expect(impressionsOf(validAd({ ads: [AD] })!)).toEqual([
    'http://network.example/seen',
    'https://a.example/1700000000',
    'https://b.example/?t=1700000000',
  ]);
  expect(impressionsOf(validAd({ ads: [{ statlink: '/x' }] })!)).toEqual([]);
});
