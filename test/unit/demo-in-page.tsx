import { act, render, screen } from '@testing-library/react';
import { Demo } from '@site/src/demos/page/Demo';
import type { DemoProps, IslandModule } from '@site/src/demos/types';
import { codeVariant } from '@site/src/reader/settings';
import { laterTasks } from './later-tasks';

/** Arguments that the broken links check received. */
export const collectAnchor = jest.fn();

/** Pathname of the page. */
export const mockLocation = { hash: '' };

// Docusaurus creates these modules while bundling.
jest.mock('@docusaurus/useBaseUrl', () => (url: string) => `/base${url}`, { virtual: true });
jest.mock('@docusaurus/useBrokenLinks', () => () => ({ collectAnchor }), { virtual: true });
jest.mock(
  '@docusaurus/router',
  () => ({ useLocation: () => mockLocation, useHistory: () => ({}) }),
  { virtual: true },
);

/** Mocks requests for the sources of demos. */
export const fetchMock = jest.fn();

Object.assign(globalThis, {
  __LIBRARY_STYLESHEETS__: { material: '/theme-material.css', joy: '/theme-joy.css' },
  fetch: fetchMock,
});

/** Contents of a demo's chunk. */
export const MODULE: IslandModule = {
  loadScope: async () => ({ default: ({ children }) => children }),
  loadDemo: async () => ({ default: () => <i>running</i> }),
  preview: '<span class="tt">&lt;Button</span> /&gt;',
  imports: { packages: [], modules: [] },
};

/** Creates a response with a source page that contains the text. */
export function answerWith(text: string) {
  return async () => ({ ok: true, text: async () => `<pre><code>${text}</code></pre>` });
}

beforeEach(() => {
  sessionStorage.clear();
  act(() => codeVariant.set('TS'));
  fetchMock.mockReset().mockImplementation(answerWith('whole source'));
});

/** Waits until pending effects have run. */
export const settle = () => act(() => laterTasks());

/** The button with a name. */
export const button = (name: string) => screen.getByRole('button', { name });

let serial = 0;

/**
 * Renders a demo into a page without server HTML. Each demo has its own URL, because sources are
 * fetched once.
 *
 * @returns The result of Testing Library, and the URL of the source pages without extension.
 */
export async function renderDemo(props: Partial<DemoProps> = {}) {
  serial += 1;
  const source = `demos/button/Basic${serial}`;
  const view = render(
    <Demo
      name="BasicButtons"
      scope="joy"
      source={source}
      facts={{ lines: 3, heights: [120, 80] }}
      load={async () => MODULE}
      server={null}
      {...props}
    />,
  );
  await settle();
  return { ...view, url: `/base/${source}` };
}
