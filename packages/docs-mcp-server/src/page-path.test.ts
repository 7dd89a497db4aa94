import { pagePath } from './page-path';

const SITE = 'https://docs.example.com/';

it.each([
  '/docs/intro/',
  'docs/intro',
  '/docs/intro.md',
  '/docs/intro/index.html',
  '/docs/intro.html',
  '/docs/intro/index.html.md',
  '/docs/intro/index.md',
  'https://docs.example.com/docs/intro/?a=b#size',
])('reads %s as the path of one page', (page) => {
  expect(pagePath(page, SITE)).toBe('/docs/intro');
});

it.each(['...md', '/a/...md'])('takes %s for no parent folder', (page) => {
  expect(pagePath(page, SITE)).toMatch(/\/\.\.\.md$/);
});

it.each(['../../etc/passwd', '/a/../../etc/passwd', '/%2e%2e/etc/passwd', '..\\etc\\passwd'])(
  'keeps %s inside the site',
  (page) => {
    expect(pagePath(page, SITE)).toBe('/etc/passwd');
  },
);

it.each([
  'x:../README',
  'file:///etc/passwd',
  'blob:https://docs.example.com/a',
  'http://docs.example.com/a',
  'https://docs.example.com.evil.example/a',
  'https://user@docs.example.com/a',
  '//evil.example/a',
  '\\\\evil.example\\a',
  'https://',
])('rejects %s', (page) => {
  expect(() => pagePath(page, SITE)).toThrow(`"${page}" isn't a page of this site. Give a path`);
});

it('repeats only the start of a long address', () => {
  expect(() => pagePath(`x:${'a'.repeat(1_000_000)}`, SITE)).toThrow(/^.{1,300}$/);
});

describe('below a base path', () => {
  const BELOW = 'https://docs.example.com/docs/';

  it.each([
    '/guide/intro/',
    '/docs/guide/intro.md',
    'guide/intro',
    'https://docs.example.com/docs/guide/intro/#size',
  ])('reads %s', (page) => {
    expect(pagePath(page, BELOW)).toBe('/guide/intro');
  });

  it.each(['/../etc/passwd', '//evil.example/a', 'https://docs.example.com/guide/', '/%2e%2e/a'])(
    'rejects %s',
    (page) => {
      expect(() => pagePath(page, BELOW)).toThrow("isn't a page of this site");
    },
  );
});
