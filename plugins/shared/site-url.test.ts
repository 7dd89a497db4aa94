import { basePath, siteUrl } from './site-url';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

const BUILD = { NODE_ENV: 'production' };

it.each([
  ['https://docs.example.com', 'https://docs.example.com'],
  ['https://docs.example.com/', 'https://docs.example.com'],
  ['HTTP://Docs.Example.com:8080', 'http://docs.example.com:8080'],
])('is the origin of %s', (SITE_URL, expected) => {
  expect(siteUrl({ ...BUILD, CI: 'true', SITE_URL })).toBe(expected);
});

it.each([
  'docs.example.com',
  'ftp://docs.example.com',
  'https://docs.example.com/docs/',
  'https://docs.example.com?a=b',
  'https://docs.example.com/#a',
  'https://user@docs.example.com',
  'https://',
])('rejects %s', (SITE_URL) => {
  expect(() => siteUrl({ SITE_URL })).toThrow(`SITE_URL is "${SITE_URL}". Give`);
});

it.each([undefined, ''])('must be set in a build on a CI service, not to %j', (SITE_URL) => {
  expect(() => siteUrl({ ...BUILD, CI: 'true', SITE_URL })).toThrow('SITE_URL is not set');
});

it.each([
  ["a build on a developer's machine", BUILD],
  ['tests on a CI service', { CI: 'true', NODE_ENV: 'test' }],
])('is a local one in %s', (_, env) => {
  expect(siteUrl(env)).toBe('http://localhost:3000');
});

it.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['/docs/', '/docs/'],
  ['/docs', '/docs/'],
  ['/My-Docs/v7.3', '/My-Docs/v7.3/'],
])('is below the path %j', (BASE_PATH, expected) => {
  expect(basePath({ BASE_PATH })).toBe(expected);
});

it.each([
  'docs',
  '//',
  '/docs//',
  '/a//b',
  '/../docs',
  '/./',
  '/a b/',
  '/a?b',
  'https://a.example/docs/',
  '/ü/',
])('rejects the path %s', (BASE_PATH) => {
  expect(() => basePath({ BASE_PATH })).toThrow(`BASE_PATH is "${BASE_PATH}". Give`);
});
