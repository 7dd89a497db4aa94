import { baseOfSite } from './base-of-site';

it.each([
  ['<script defer src=/docs/assets/js/main.1.js></script>', '/docs/'],
  ['<link href="/a/b.c/assets/css/a.css"><a href="/assets/x">', '/a/b.c/'],
  ['<a href="https://a.example/docs/assets/a"><script src="/assets/js/main.1.js">', '/'],
  ['home', '/'],
])('the base of %s is %s', (html, base) => {
  expect(baseOfSite(html)).toBe(base);
});
