/**
 * @jest-environment ./test/unit/jsdom-environment.ts
 * @reads-pages
 */
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { demosBelow } from '@site/plugins/shared/page-demos';
import { DemoServerError } from 'docusaurus-demo-islands/server';
import { loadDemo } from '../server/render-file';
import { renderInNode } from '../server/render-in-node';
import type { NodeRendering } from '../server/render-in-node';
import { demosToTest, FOLDERS, ROOT } from './testing';

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  __SERVER__: false,
  IS_REACT_ACT_ENVIRONMENT: true,
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
});

const { getComputedStyle } = window;

/** A chart measures its element and draws nothing without a width, and jsdom has no layout. */
window.getComputedStyle = (element, pseudo) => {
  const style = getComputedStyle(element, pseudo);
  return element.matches('svg, .MuiChartsSurface-root')
    ? Object.defineProperty(style, 'width', { value: '480px' })
    : style;
};

const frameOnly = demosBelow(ROOT, FOLDERS).filter((demo) => demo.frameOnly);
const demos = demosToTest(frameOnly.map(({ file }) => file));
const rendered = demos.filter((demo) => !demo.frameOnly);
const renderings = new Map(
  renderInNode(ROOT, rendered).map((rendering, index) => [rendered[index]!.file, rendering]),
);

/** Hydrates a demo as its page does, or renders it as its frame does. */
function start(app: ReactNode, name: string, rendering: NodeRendering | undefined) {
  const container = document.body.appendChild(document.createElement('div'));
  const mismatches: unknown[] = [];
  if (!rendering) {
    createRoot(container).render(app);
  } else if ('error' in rendering) {
    throw new DemoServerError(rendering.error);
  } else {
    // On pages, emotion's styles are in the head, not between the elements.
    container.innerHTML = rendering.html.replaceAll(/<style data-emotion[^>]*>[^]*?<\/style>/g, '');
    hydrateRoot(container, app, {
      identifierPrefix: name,
      onRecoverableError: (error) => mismatches.push(error),
    });
  }
  return mismatches;
}

describe("every demo hydrates the server's HTML without a mismatch or warning", () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  // Also after a failure, so one demo's warnings don't fail another test.
  afterEach(() => {
    jest.restoreAllMocks();
    document.body.replaceChildren();
  });

  test.each(demos)('$file', async (demo) => {
    const { Scope, Demo } = await loadDemo(ROOT, demo);
    const app = (
      <Scope>
        <Demo />
      </Scope>
    );
    const mismatches = await act(async () => start(app, Demo.name, renderings.get(demo.file)));
    expect(document.body.firstElementChild).not.toBeEmptyDOMElement();
    expect(mismatches).toEqual([]);
    expect(jest.mocked(console.error).mock.calls).toEqual([]);
    expect(jest.mocked(console.warn).mock.calls).toEqual([]);
  });
});
