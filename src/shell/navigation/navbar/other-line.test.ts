/** @jest-environment ./test/unit/jsdom-environment.ts */
import { attachMenu } from './menu-behavior';
import { showOtherLine } from './other-line';

const versions = (...texts: string[]) =>
  `<details><summary>Version</summary><ul>${texts.map((text) => `<li><a href="/">${text}</a></li>`).join('')}<li data-versions><a href="/all/">All versions</a></li></ul></details>`;
const header = (attributes: string) =>
  `<header class="doc-header"><a ${attributes}>The page in the other line</a></header>`;

function show(html: string) {
  document.body.innerHTML = html;
  const menu = document.querySelector('details')!;
  showOtherLine(menu);
  return menu;
}

const textsOf = (menu: HTMLElement) => [...menu.querySelectorAll('a')].map((a) => a.textContent);
const entry = () => document.querySelector<HTMLAnchorElement>('[data-line-entry] a')!;

beforeEach(() => window.history.replaceState(null, '', '/material-ui/react-card/?a=1#sizes'));

it.each([
  ['newer', '9.5.0', ['v7.3.2', 'v6.5.0'], ['v9.5.0', 'v7.3.2', 'v6.5.0', 'All versions']],
  ['older', '7.3.2', ['v9.5.0', 'v6.5.0'], ['v9.5.0', 'v7.3.2', 'v6.5.0', 'All versions']],
  ['oldest', '7.3.2', ['v9.5.0'], ['v9.5.0', 'v7.3.2', 'All versions']],
])('puts a %s line in its place', (_age, version, own, expected) => {
  const page = header(`href="/other/" data-line="${version}"`);
  expect(textsOf(show(versions(...own) + page))).toEqual(expected);
});

it('links to the same place of the page', () => {
  show(versions('v7.3.2') + header('href="/v9/material-ui/react-card/" data-line="9.5.0"'));
  expect(entry().getAttribute('href')).toMatch(/\/v9\/material-ui\/react-card\/\?a=1#sizes$/);
});

it('says that the other line lacks the page, and opens its start page', () => {
  show(versions('v7.3.2') + header('href="/v9/start/" data-line="9.5.0" data-start="true"'));
  expect(entry()).toHaveTextContent("This page doesn't exist in this version.");
  expect(entry().getAttribute('href')).toMatch(/\/v9\/start\/$/);
});

it('changes neither other menus nor the menu of a page without another line', () => {
  const page = header('href="/v9/" data-line="9.5.0"');
  const other = show(`<details><ul><li><a href="/">Joy UI</a></li></ul></details>${page}`);
  expect(textsOf(other)).toEqual(['Joy UI']);
  expect(textsOf(show(versions('v7.3.2')))).toEqual(['v7.3.2', 'All versions']);
});

it('follows the page before the menu opens, and leaves an open menu as it is', () => {
  const menu = show(versions('v7.3.2') + header('href="/v9/card/" data-line="9.5.0"'));
  attachMenu(menu);
  const page = document.querySelector('header a')!;
  page.setAttribute('href', '/v9/chip/');
  menu.open = true;
  menu.dispatchEvent(new Event('pointerenter'));
  expect(entry().pathname).toBe('/v9/card/');
  menu.open = false;
  menu.dispatchEvent(new Event('pointerenter'));
  expect(entry().pathname).toBe('/v9/chip/');
  expect(menu.querySelectorAll('[data-line-entry]')).toHaveLength(1);
});
