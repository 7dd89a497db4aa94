import { pagePath } from './page-path';

const SITE = 'https://docs.example.com/';

it.each([
  '/material-ui/react-button/',
  'material-ui/react-button',
  '/material-ui/react-button.md',
  '/material-ui/react-button/index.html',
  'https://docs.example.com/material-ui/react-button/?a=b#size',
])('reads %s as the path of one page', (page) => {
  expect(pagePath(page, SITE)).toBe('/material-ui/react-button');
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
    '/joy-ui/react-button/',
    '/docs/joy-ui/react-button.md',
    'joy-ui/react-button',
    'https://docs.example.com/docs/joy-ui/react-button/#size',
  ])('reads %s', (page) => {
    expect(pagePath(page, BELOW)).toBe('/joy-ui/react-button');
  });

  it.each(['/../etc/passwd', '//evil.example/a', 'https://docs.example.com/joy-ui/', '/%2e%2e/a'])(
    'rejects %s',
    (page) => {
      expect(() => pagePath(page, BELOW)).toThrow("isn't a page of this site");
    },
  );
});
