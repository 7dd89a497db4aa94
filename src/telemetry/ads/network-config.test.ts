import { adOrigins, adsHeadTags, networkConfig } from './network-config';

const ENV = {
  ADS_SCRIPT: 'https://cdn.example/ads.js?x=1',
  ADS_FEED: 'https://feed.example/a.json',
};

it('is off by default', () => {
  expect(networkConfig({})).toBeNull();
  expect(networkConfig({ ADS_SCRIPT: '', ADS_FEED: '' })).toBeNull();
  expect(adsHeadTags({})).toEqual([]);
  expect(adOrigins({})).toEqual([]);
});

it("writes the environment's configuration into pages", () => {
  expect(networkConfig({ ADS_FEED: ENV.ADS_FEED })).toEqual({ feed: ENV.ADS_FEED });
  const { name, content } = adsHeadTags(ENV)[0]!.attributes;
  expect(name).toBe('docs:ads');
  expect(JSON.parse(content)).toEqual({ script: ENV.ADS_SCRIPT, feed: ENV.ADS_FEED });
});

it('lists each origin once, including additional ones', () => {
  const env = { ...ENV, ADS_ORIGINS: 'https://img.example  https://cdn.example' };
  expect(adOrigins(env)).toEqual([
    'https://cdn.example',
    'https://feed.example',
    'https://img.example',
  ]);
});

it.each(['/ads.js', 'http://cdn.example/ads.js', 'ads', '//cdn.example/x'])(
  'refuses %s',
  (address) => {
    expect(() => networkConfig({ ADS_SCRIPT: address })).toThrow(`ADS_SCRIPT is "${address}"`);
  },
);
