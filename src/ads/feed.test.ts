/** @jest-environment jsdom */
import fc from 'fast-check';
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

const ask = () => fetchAd(FEED, new AbortController().signal);

it('makes an ad of the first entry that has a link, addresses absolute', () => {
  expect(validAd({ ads: [{}, null, { company: 'no link' }, AD] })).toEqual({
    ...AD,
    statlink: 'http://network.example/click',
    statimp: 'http://network.example/seen',
    timestamp: '1700000000',
  });
});

it.each([
  ['no object', 'ads'],
  ['no ads', {}],
  ['ads that are no list', { ads: 'x' }],
  ['an empty list', { ads: [] }],
  ['empty entries', { ads: [{}, null, []] }],
  ['an empty link', { ads: [{ ...AD, statlink: ' ' }] }],
  ['a script as link', { ads: [{ ...AD, statlink: 'javascript:alert(1)' }] }],
  ['an object as link', { ads: [{ ...AD, statlink: {} }] }],
])('finds no ad in %s', (_, body) => {
  expect(validAd(body)).toBeNull();
});

it('takes whatever JSON can say, and lets no address through that is not of the web', () => {
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

it('leaves out an image that is no address, and takes texts as text', () => {
  const ad = validAd({ ads: [{ ...AD, image: 'data:text/html,x', company: 7 }] })!;
  expect(ad.image).toBeUndefined();
  expect(sponsorAdOf(ad)).toMatchObject({ img: '', name: '7', description: AD.description });
});

it('asks again while there is no valid ad', async () => {
  request.mockResolvedValueOnce(answer({ ads: [{}] })).mockResolvedValue(answer({ ads: [AD] }));
  expect((await ask())?.company).toBe('Company');
  expect(request).toHaveBeenCalledTimes(2);
});

it('gives up after 10 tries', async () => {
  request.mockResolvedValue(answer({ ads: [] }));
  expect(await ask()).toBeNull();
  expect(request).toHaveBeenCalledTimes(10);
});

it('has no ad when the network fails, when the feed is down, and when it is no JSON', async () => {
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await ask()).toBeNull();
  request.mockResolvedValueOnce(answer({ ads: [AD] }, false));
  expect(await ask()).toBeNull();
  request.mockResolvedValueOnce({ ok: true, json: () => Promise.reject(new SyntaxError('<')) });
  expect(await ask()).toBeNull();
  expect(request).toHaveBeenCalledTimes(3);
});

it('sends the feed no cookie', async () => {
  request.mockResolvedValue(answer({ ads: [AD] }));
  await ask();
  expect(request).toHaveBeenCalledWith(FEED, expect.objectContaining({ credentials: 'omit' }));
});

it('fills the time into every address of the display', () => {
  expect(impressionsOf(validAd({ ads: [AD] })!)).toEqual([
    'http://network.example/seen',
    'https://a.example/1700000000',
    'https://b.example/?t=1700000000',
  ]);
  expect(impressionsOf(validAd({ ads: [{ statlink: '/x' }] })!)).toEqual([]);
});
