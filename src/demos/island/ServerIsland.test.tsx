import { CacheProvider, css, jsx } from '@emotion/react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createBidiCache } from '../emotion/create-bidi-cache';
import type { ServerModule } from '../types';
import { ServerIsland } from './ServerIsland';

Object.assign(globalThis, {
  __SERVER__: true,
  __LIBRARY_STYLESHEETS__: { material: '/m.css', joy: '/j.css' },
});

const MODULE: ServerModule = {
  Scope: ({ children }) => <section>{children}</section>,
  Demo: () => jsx('button', { id: useId(), css: css({ color: 'red' }) }, 'Press'),
  preview: null,
  imports: { packages: [], modules: [] },
};

function renderPage(island: ReactNode): string {
  return renderToStaticMarkup(
    <CacheProvider value={createBidiCache('css')}>{island}</CacheProvider>,
  );
}

function island(name: string, server: ServerModule | null) {
  return (
    <ServerIsland
      name={name}
      scope="joy"
      server={server}
      host={{ id: 'host', className: 'demo-root' }}
    />
  );
}

it("renders the demo in its scope, with the page's emotion cache", () => {
  const html = renderPage(island('First', MODULE));
  expect(html).toMatch(
    /^<div id="host" class="demo-root" data-waiting="">(?:<link data-head [^>]*>){3}<div><section><style data-emotion="css [\w-]+">@layer mui\{.*<\/style><button .*>Press<\/button><\/section><\/div><\/div>$/,
  );
});

it('gives each demo unique ids', () => {
  const html = renderPage([
    <div key="1">{island('First', MODULE)}</div>,
    <div key="2">{island('Second', MODULE)}</div>,
  ]);
  const ids = [...html.matchAll(/<button id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([expect.stringContaining('First'), expect.stringContaining('Second')]);
});

const FILE = 'docs-joy/button/demos/First.tsx';

it('names the file of a demo that would cover the page, and the fix', () => {
  const Demo = () => jsx('header', { css: css({ position: 'fixed', top: 0 }) });
  expect(() => renderPage(island('First', { ...MODULE, file: FILE, Demo }))).toThrow(
    `${FILE}: the demo would cover the page: <header> has "position: fixed". Show it with <Demo … frameOnly height={400} />, or give the element another position.`,
  );
});

it('names the file of a demo that throws, the cause and the fix', () => {
  const Demo = () => {
    throw new ReferenceError('window is not defined');
  };
  const faulty = { ...MODULE, file: 'docs-joy/button/page.mdx', Demo };
  expect(() => renderPage(island('First', faulty))).toThrow(
    'docs-joy/button/page.mdx: the demo throws on the server: the server has no "window". Use it in an effect or an event handler,',
  );
});

it('leaves the element empty without a module', () => {
  expect(renderPage(island('First', null))).toBe('<div id="host" class="demo-root"></div>');
});

it('leaves out an optional demo that throws, with a warning', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const Demo = () => {
    throw new Error('It needs a parent.');
  };
  const html = renderPage(
    <ServerIsland
      name="playground-Item"
      scope="joy"
      server={{ ...MODULE, file: FILE, Demo }}
      host={{ id: 'host' }}
      isOptional
    />,
  );
  expect(html).toBe('<div id="host" hidden=""></div>');
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/playground-Item is left out.*It needs a parent/)],
  ]);
  warn.mockRestore();
});
