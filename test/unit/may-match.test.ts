/** @jest-environment ./test/unit/jsdom-environment.ts */
import { mayMatch } from './may-match';

const COMPOUNDS = [
  ...['*', 'p', 'P', 'svg', 'foreignObject', '.a', '.A', '.a.b', 'p.b', 'p.b.a', '.a-b', '#a'],
  ...['.a#a', '#a.b', '[class]', 'p[title="."]', '.a[title]', '.a:hover', 'p:first-child', ':root'],
  ...['.a:not(.b)', ':not(.a)', ':is(p, .a)', '.a:nth-child(1)', '.a\\:b', '.\\61', '.ä'],
];
const COMBINED = COMPOUNDS.flatMap((one) => [
  ...[one, ` ${one} `, `div ${one}`, `div>${one}`, `.a + ${one}`, `${one} ~ p`, `${one} .b`],
  ...[`${one}, .none`, `.none,${one}`, `p, ${one}`],
]);

document.body.innerHTML = `<div class="a" id="a"><p title="."></p><p class="a"></p>
  <p class="b a" id="b"></p><p class="A a-b"></p><i class="a b" title="x"></i><b class="a:b ä"></b>
  <svg class="b"><foreignObject class="a"><p class="b"></p></foreignObject></svg></div>`;
const elements = Array.from(document.querySelectorAll('*'));

it.each(COMBINED)('excludes no element that matches %s', (selector) => {
  const excluded = elements.filter(
    (element) => !mayMatch(selector, element.localName, element.className.toString()),
  );
  expect(excluded.filter((element) => element.matches(selector))).toEqual([]);
});

it.each([
  ['.css-1', 'div', 'css-2'],
  ['.css-1:hover', 'div', ''],
  ['.Mui-on .css-1::before', 'div', 'Mui-on'],
  ['p > a, .css-1.css-3', 'p', 'css-1'],
  ['address, article', 'div', 'css-1'],
])('excludes with %s <%s class="%s">', (selector, tag, classes) => {
  expect(mayMatch(selector, tag, classes)).toBe(false);
});

it('leaves the result of getComputedStyle unchanged', () => {
  document.head.innerHTML = `<style>.a { color: red } p.b, .none { display: none }</style>
    <style>@media screen { div > .a-b { visibility: hidden } } p:not(.x) { opacity: 0.5 }</style>`;
  const styles = elements
    .filter(({ localName }) => localName === 'p')
    .map((element) => getComputedStyle(element))
    .map(({ color, display, visibility, opacity }) => [color, display, visibility, opacity]);
  const red = 'rgb(255, 0, 0)';
  expect(styles).toEqual([
    [red, 'block', 'visible', '0.5'],
    [red, 'block', 'visible', '0.5'],
    [red, 'none', 'visible', '0.5'],
    [red, 'block', 'hidden', '0.5'],
    [red, 'none', 'visible', '0.5'],
  ]);
});
