/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeIntersectionObserver } from '@site/test/unit/intersection';
import type { DemoProps, IslandModule } from '../types';
import { Demo } from './Demo';

// Docusaurus generates these modules while bundling.
jest.mock('@docusaurus/useBaseUrl', () => (url: string) => `/base${url}`, { virtual: true });
jest.mock('@docusaurus/useBrokenLinks', () => () => ({ collectAnchor: () => {} }), {
  virtual: true,
});
jest.mock(
  '@docusaurus/router',
  () => ({ useLocation: () => ({ hash: '' }), useHistory: () => ({}) }),
  { virtual: true },
);

Object.assign(globalThis, {
  __SERVER__: false,
  __LIBRARY_STYLESHEETS__: { joy: '/theme-joy.css' },
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
  fetch: async () => ({ ok: true, text: async () => '<pre><code>whole source</code></pre>' }),
});

const MODULE: IslandModule = {
  loadScope: async () => ({ default: ({ children }) => children }),
  loadDemo: async () => ({ default: () => <i>running</i> }),
  preview: null,
  imports: { packages: [], modules: [] },
};

async function renderDemo(props: Partial<DemoProps> = {}) {
  const view = render(
    <Demo
      name="BasicButtons"
      scope="joy"
      source="demos/docs-joy/components/button/BasicButtons"
      facts={{ lines: 0, heights: null }}
      load={async () => MODULE}
      server={null}
      {...props}
    />,
  );
  await screen.findByRole('toolbar');
  return view;
}

const frame = () => screen.findByTitle('Demo BasicButtons in a frame');
const toggle = () => screen.getByRole('button', { name: 'Frame' });

it("moves into a frame with the page's theme settings, and back", async () => {
  await renderDemo();
  expect(screen.queryByTitle(/in a frame/)).toBeNull();
  await userEvent.click(toggle());
  expect(await frame()).toHaveAttribute('src', '/base/demo/joy-ui/?demo=button%2FBasicButtons');
  expect(toggle()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(toggle());
  expect(screen.queryByTitle(/in a frame/)).toBeNull();
});

it('renders in a frame near the viewport with `framed`', async () => {
  const { container } = await renderDemo({ framed: true });
  expect(screen.queryByTitle(/in a frame/)).toBeNull();
  const stage = container.querySelector('[data-frame-room]')!;
  act(() => FakeIntersectionObserver.report(stage, true));
  expect(await frame()).toBeInTheDocument();
  await waitFor(() => expect(stage).not.toHaveAttribute('data-frame-room'));
});

it('never runs in the page with `frameOnly`', async () => {
  const { container } = await renderDemo({ frameOnly: true, height: 300 });
  expect(screen.queryByText('running')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Frame' })).toBeNull();
  const stage = container.querySelector('[data-frame-room]')!;
  const room = stage.firstElementChild;
  expect(room).toHaveStyle({ blockSize: '300px' });
  act(() => FakeIntersectionObserver.report(stage, true));
  expect(await frame()).toHaveStyle({ blockSize: '300px' });
  expect(room).not.toBeInTheDocument();
  expect(screen.queryByText('running')).toBeNull();
});

it("opens in a new tab with the frame's theme settings", async () => {
  await renderDemo();
  await userEvent.click(toggle());
  await frame();
  for (const name of ['Dark', 'Right to left', 'Compact', 'Double text size']) {
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
  expect(screen.getByRole('link', { name: 'Open in new tab' })).toHaveAttribute(
    'href',
    '/base/demo/joy-ui/?demo=button%2FBasicButtons&mode=dark&dir=rtl&density=compact&text=200',
  );
  expect(localStorage).toHaveLength(0);
});

it('turns its source into an editor on a key press; Escape moves focus to its button', async () => {
  await renderDemo();
  await userEvent.click(screen.getByRole('button', { name: 'Show code' }));
  const source = await screen.findByText('whole source');
  act(() => source.closest<HTMLElement>('pre')!.focus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('textbox')).toHaveValue('whole source');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Edit code' })).toHaveFocus();
});

it('stays read-only with `noLiveEdit`', async () => {
  await renderDemo({ noLiveEdit: true });
  await userEvent.click(screen.getByRole('button', { name: 'Show code' }));
  const source = await screen.findByText('whole source');
  act(() => source.closest<HTMLElement>('pre')!.focus());
  await userEvent.keyboard('{Enter}x');
  await userEvent.click(source);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('whole source')).toBeInTheDocument();
});
