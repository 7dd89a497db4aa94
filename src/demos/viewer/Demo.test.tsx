/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setCodeVariant } from '@site/src/settings';
import { FakeIntersectionObserver } from '@site/src/testing/intersection';
import { mockSystemMode } from '@site/src/testing/system-mode';
import type { DemoProps, IslandModule } from '../types';
import { Demo } from './Demo';

const collectAnchor = jest.fn();

// Docusaurus makes these modules up while it bundles.
jest.mock('@docusaurus/useBaseUrl', () => (url: string) => `/base${url}`, { virtual: true });
jest.mock('@docusaurus/useBrokenLinks', () => () => ({ collectAnchor }), { virtual: true });

Object.assign(globalThis, {
  __SERVER__: false,
  __LIBRARY_STYLESHEETS__: { material: '/theme-material.css', joy: '/theme-joy.css' },
  IntersectionObserver: FakeIntersectionObserver,
});
mockSystemMode();

const MODULE: IslandModule = {
  Scope: ({ children }) => children,
  Demo: () => <i>running</i>,
  preview: '<span class="tt">&lt;Button</span> /&gt;',
  imports: { packages: [], modules: [] },
};

const fetchMock = jest.fn();
Object.assign(globalThis, { fetch: fetchMock });

function answerWith(text: string) {
  return async () => ({ ok: true, text: async () => `<pre><code>${text}</code></pre>` });
}

let serial = 0;

/** Each demo has an address of its own, since sources are fetched once. */
function renderDemo(props: Partial<DemoProps> = {}) {
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
  return { ...view, url: `/base/${source}` };
}

const button = (name: string) => screen.getByRole('button', { name });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeEach(() => {
  act(() => setCodeVariant('TS'));
  fetchMock.mockReset().mockImplementation(answerWith('whole source'));
});

it('is an anchor of its own, known to the check of links', () => {
  const { container } = renderDemo();
  expect(container.querySelector('#BasicButtons')).toBeInTheDocument();
  expect(collectAnchor).toHaveBeenCalledWith('BasicButtons');
});

it('reserves the measured room', () => {
  renderDemo({ maxWidth: 400, height: 300 });
  const style = document.querySelector<HTMLElement>('[data-demo="BasicButtons"]')!.style;
  expect(style.getPropertyValue('--demo-height-0')).toBe('120px');
  expect(style.getPropertyValue('--demo-height-1')).toBe('80px');
});

it("fetches its library's theme after a client-side navigation, then fills preview and demo", async () => {
  const { container } = renderDemo();
  act(() => {
    FakeIntersectionObserver.report(container.querySelector('[data-demo]')!, true);
  });
  await settle();
  // jsdom loads no stylesheet, and a demo waits for its library's.
  const theme = document.querySelector('link[data-demo-theme="joy"]')!;
  expect(theme).toHaveAttribute('href', '/theme-joy.css');
  expect(screen.queryByText('running')).not.toBeInTheDocument();
  theme.dispatchEvent(new Event('load'));
  await settle();
  expect(container.querySelector('pre code')).toHaveTextContent('<Button />');
  expect(screen.getByText('running')).toBeInTheDocument();
});

it('expands its code in the chosen language, and collapses it', async () => {
  const { url } = renderDemo();
  const toggle = button('Expand code');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(fetchMock).not.toHaveBeenCalled();
  await userEvent.click(toggle);
  expect(screen.getByText('whole source')).toBeInTheDocument();
  expect(fetchMock.mock.calls).toEqual([[`${url}.tsx.html`]]);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(toggle.getAttribute('aria-controls')!)).toContainElement(
    screen.getByText('whole source'),
  );
  await userEvent.click(button('Collapse code'));
  expect(screen.queryByText('whole source')).toBeNull();
});

it('shows the other language when the reader asks for it', async () => {
  const { url } = renderDemo({ defaultOpen: true });
  expect(button('Show TypeScript source')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button('Show JavaScript source'));
  expect(button('Show JavaScript source')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Show TypeScript source')).toHaveAttribute('aria-pressed', 'false');
  expect(fetchMock.mock.calls).toEqual([[`${url}.tsx.html`], [`${url}.js.html`]]);
});

it('copies the whole source', async () => {
  const user = userEvent.setup();
  renderDemo();
  await user.click(button('Copy'));
  await expect(navigator.clipboard.readText()).resolves.toBe('whole source');
  expect(button('Copied')).toBeInTheDocument();
});

it('says when the source cannot be loaded, and tries again', async () => {
  fetchMock.mockImplementationOnce(async () => ({ ok: false, status: 500, statusText: 'Oops' }));
  renderDemo();
  await userEvent.click(button('Expand code'));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The source of BasicButtons.tsx could not be loaded.',
  );
  await userEvent.click(button('Try again'));
  expect(screen.getByText('whole source')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['none is short enough', { facts: { lines: 0, heights: null } }],
  ['the writer closed it', { defaultOpen: false }],
])('has no preview where %s', (_case, props) => {
  const { container } = renderDemo(props);
  expect(container.querySelector('pre')).toBeNull();
  expect(button('Show code')).toBeInTheDocument();
});

it('is the demo alone without its toolbar', () => {
  const { container } = renderDemo({ hideToolbar: true });
  expect(screen.queryByRole('group')).toBeNull();
  expect(container.querySelector('pre')).toBeNull();
  expect(container.querySelector('[data-demo="BasicButtons"]')).toBeInTheDocument();
});
