import { CacheProvider, css, jsx } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createBidiCache } from '../emotion/create-bidi-cache';
import { fixedElements } from './fixed-elements';

Object.assign(globalThis, { __SERVER__: true });

const FIXED = css({ position: 'fixed', insetBlockStart: 0 });

/** The fixed elements of something that a page shows below another demo with the same styles. */
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
  ['in a window of some width', jsx('p', { css: css({ '@media print': FIXED }) }), ['p']],
  ['below others', <div key="a">{jsx('footer', { css: FIXED })}</div>, ['footer']],
])('finds an element that is fixed %s', (_case, app, elements) => {
  expect(found(app)).toEqual(elements);
});

it.each([
  ['of another position', jsx('header', { css: css({ position: 'sticky' }) })],
  ['that is not visible', jsx('div', { css: FIXED, style: { visibility: 'hidden' } })],
  ['that is hidden', jsx('div', { css: FIXED, hidden: true })],
  ['that only speaks of it', <code key="a">style=&quot;position: fixed&quot;</code>],
])('leaves out an element %s', (_case, app) => {
  expect(found(app)).toEqual([]);
});
