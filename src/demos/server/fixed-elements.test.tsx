import { CacheProvider, css, jsx } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createBidiCache } from '../emotion/create-bidi-cache';
import { fixedElements } from './fixed-elements';

Object.assign(globalThis, { __SERVER__: true });

const FIXED = css({ position: 'fixed', insetBlockStart: 0 });

/** The fixed elements of an app on a page that has another demo with the same styles. */
function found(app: ReactNode): string[] {
  const cache = createBidiCache('css');
  const render = (element: ReactNode) =>
    renderToString(<CacheProvider value={cache}>{element}</CacheProvider>);
  render(jsx('i', { css: FIXED }));
  return fixedElements(render(app), cache);
}

it.each([
  ['by its class', jsx('header', { css: FIXED }), ['header']],
  ['in its style', <nav key="a" style={{ color: 'red', position: 'fixed' }} />, ['nav']],
  ['inside a media query', jsx('p', { css: css({ '@media print': FIXED }) }), ['p']],
  ['below others', <div key="a">{jsx('footer', { css: FIXED })}</div>, ['footer']],
])('finds a fixed element %s', (_case, app, elements) => {
  expect(found(app)).toEqual(elements);
});

it.each([
  ['with another position', jsx('header', { css: css({ position: 'sticky' }) })],
  ['that is hidden', jsx('div', { css: FIXED, style: { visibility: 'hidden' } })],
  ['that is hidden', jsx('div', { css: FIXED, hidden: true })],
  ['that contains the CSS as text', <code key="a">style=&quot;position: fixed&quot;</code>],
])('ignores an element %s', (_case, app) => {
  expect(found(app)).toEqual([]);
});
