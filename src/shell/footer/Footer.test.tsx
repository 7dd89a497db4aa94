/** @jest-environment ./test/unit/jsdom-environment.ts */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { pushed } from '@site/test/unit/docusaurus/router';

const { NODE_ENV } = process.env;

const SERVED =
  '<ul><li><a href="/guide/">Guide</a></li><li><a href="#top">Top</a></li>' +
  '<li><a href="https://example.com/">Elsewhere</a></li></ul>';

/** Renders the footer as a production build does, into a page with the server's HTML. */
async function renderInBuild() {
  document.body.innerHTML = `<footer class="theme-layout-footer">${SERVED}</footer>`;
  const { Footer } = await import('./Footer');
  document.body.innerHTML = '';
  process.env.NODE_ENV = 'production';
  render(<Footer />);
}

const link = (name: string) => within(screen.getByRole('contentinfo')).getByRole('link', { name });

beforeEach(renderInBuild);
afterEach(() => pushed.splice(0));
afterAll(() => {
  process.env.NODE_ENV = NODE_ENV;
});

it('keeps the HTML of the server', () => {
  expect(screen.getByRole('contentinfo').innerHTML).toBe(SERVED);
});

it('opens pages of the site with the router', () => {
  expect(fireEvent.click(link('Guide'))).toBe(false);
  expect(pushed).toEqual(['/guide/']);
});

it.each([
  ['a place in the page', 'Top', {}],
  ['another site', 'Elsewhere', {}],
  ['a click for a new tab', 'Guide', { ctrlKey: true }],
])('leaves %s to the browser', (_what, name, how) => {
  expect(fireEvent.click(link(name), how)).toBe(true);
  expect(pushed).toEqual([]);
});
