/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { codeVariant } from '@site/src/reader/settings';
import { FakeIntersectionObserver } from '@site/test/unit/intersection';
import { laterTasks } from '@site/test/unit/later-tasks';
import { sharedDemo } from '@site/test/unit/shared-demo';
import { LazyViewer } from './LazyViewer';
import type { SharedDemo } from './shared-demo';
import type { ServerModule } from '../types';

const fetchMock = jest.fn(async () => ({
  ok: true,
  text: async () => '<pre><code>whole source</code></pre>',
}));
Object.assign(globalThis, { fetch: fetchMock });

const openViewer = jest.fn();
jest.mock('../viewer/open-viewer', () => {
  const real = jest.requireActual('../viewer/open-viewer') as {
    openViewer: (host: HTMLElement, demo: SharedDemo, ...others: unknown[]) => unknown;
  };
  return {
    openViewer: (host: HTMLElement, demo: SharedDemo, ...others: unknown[]) => {
      const end = real.openViewer(host, demo, ...others);
      openViewer(demo);
      return end;
    },
  };
});

const MODULE: ServerModule = {
  Scope: ({ children }) => children,
  Demo: () => null,
  preview: '<a href="#x">Button</a>\n<b>!</b>',
  imports: { packages: [], modules: [] },
};

const page = (demo: SharedDemo) => (
  <div ref={demo.element}>
    <i>The demo</i>
    <LazyViewer demo={demo} onFailure={() => {}} />
  </div>
);

/** Renders the page on the server, then hydrates it. */
async function hydrate(props: Partial<SharedDemo> = {}) {
  const own = { source: 'demos/button/Basic', ...props };
  Object.assign(globalThis, { __SERVER__: true });
  const { renderToString } = await import('react-dom/server');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(sharedDemo({ ...own, server: MODULE })));
  Object.assign(globalThis, { __SERVER__: false });
  const element = container.querySelector('[role=toolbar]');
  const demo = sharedDemo(own);
  const view = render(page(demo), { container, hydrate: true });
  await settle();
  return { ...view, demo, toolbar: element };
}

const button = (name: string) => screen.getByRole('button', { name });
const opened = () => waitFor(() => expect(openViewer).toHaveBeenCalledTimes(1));
// Not inside `act`, which would delay rendering between two tasks.
const settle = async () => {
  await laterTasks();
  await act(async () => {});
};

let complaints: jest.SpyInstance;

beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  openViewer.mockClear();
  fetchMock.mockClear();
  act(() => codeVariant.set('TS'));
  // jsdom has no layout.
  HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
});

afterEach(() => {
  // Hydration must not log errors. Sources that arrive after a test may log a warning about `act`.
  const isAboutAct = ([text]: unknown[]) => String(text).includes('wrapped in act(');
  expect(complaints.mock.calls.filter((call) => !isAboutAct(call))).toEqual([]);
  complaints.mockRestore();
});

it("keeps the server's toolbar and preview, with one tab stop, until the first interaction", async () => {
  const { container } = await hydrate();
  expect(screen.getByRole('toolbar', { name: 'Controls of demo BasicButtons' })).toBeVisible();
  expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    button('Expand code'),
  ]);
  expect(container.querySelector('pre code b')).toHaveTextContent('!');
  expect(openViewer).not.toHaveBeenCalled();
});

it.each([
  ['pointer over the demo', () => fireEvent.pointerOver(screen.getByText('The demo'))],
  ['touch', () => fireEvent.touchStart(button('Copy'))],
  ['focus', () => act(() => button('Expand code').focus())],
])('hydrates the server HTML on %s', async (_intent, interact) => {
  const { toolbar, container } = await hydrate();
  interact();
  await opened();
  expect(screen.getByRole('toolbar')).toBe(toolbar);
  expect(container.querySelector('pre code b')).toHaveTextContent('!');
  fireEvent.click(button('Expand code'));
  expect(await screen.findByText('whole source')).toBeVisible();
});

it('hydrates once its demo is loaded, without fetching the source', async () => {
  const { demo, toolbar } = await hydrate();
  act(() => demo.store.set({ module: MODULE }));
  await opened();
  await settle();
  expect(screen.getByRole('toolbar')).toBe(toolbar);
  expect(fetchMock).not.toHaveBeenCalled();
});

it('prefetches its source when the reader hovers over the button that shows it', async () => {
  await hydrate({ source: 'demos/button/Ahead' });
  fireEvent.pointerOver(screen.getByText('The demo'));
  await opened();
  await settle();
  expect(fetchMock).not.toHaveBeenCalled();
  await waitFor(() => {
    fireEvent.pointerOver(button('Expand code'));
    expect(fetchMock.mock.calls).toEqual([['/demos/button/Ahead.tsx.html']]);
  });
  await settle();
  fireEvent.click(button('Expand code'));
  // Synchronously, because the source is already fetched.
  expect(screen.getByText('whole source')).toBeVisible();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('hydrates the server HTML even if the state changes immediately', async () => {
  const { toolbar } = await hydrate();
  openViewer.mockImplementationOnce(({ store }: SharedDemo) => {
    store.set({ notice: { text: 'demo.linkCopied' } });
  });
  fireEvent.click(button('Expand code'));
  fireEvent.pointerOver(button('Expand code'));
  expect(await screen.findByRole('button', { name: 'Collapse code' })).toBeVisible();
  expect(screen.getByRole('toolbar')).toBe(toolbar);
  expect(screen.getByText('Link copied')).toBeVisible();
});

it('opens for a link to the demo', async () => {
  const { demo, toolbar } = await hydrate();
  act(() => demo.store.set({ link: { name: 'BasicButtons', isChoice: true } }));
  expect(await screen.findByRole('button', { name: 'Collapse code' })).toBeVisible();
  expect(screen.getByRole('toolbar')).toBe(toolbar);
});

it('replays clicks made before hydration, each button once, in order', async () => {
  await hydrate({ source: 'demos/button/Press' });
  fireEvent.pointerDown(button('Expand code'));
  fireEvent.click(button('JS'));
  fireEvent.click(button('Expand code'));
  fireEvent.click(button('Expand code'));
  expect(button('Expand code')).toBeVisible();
  const collapse = await screen.findByRole('button', { name: 'Collapse code' });
  expect(collapse).toHaveAttribute('aria-expanded', 'true');
  expect(button('JS')).toHaveAttribute('aria-pressed', 'true');
  // The second click uses the language that the first one selected.
  expect(fetchMock.mock.calls).toEqual([['/demos/button/Press.js.html']]);
});

it('replays keys pressed before hydration', async () => {
  await hydrate();
  act(() => button('Expand code').focus());
  fireEvent.keyDown(button('Expand code'), { key: 'ArrowRight' });
  fireEvent.keyDown(button('Expand code'), { key: 'ArrowRight' });
  await waitFor(() => expect(button('JS')).toHaveFocus());
  expect(button('JS')).toHaveAttribute('tabindex', '0');
});

it("doesn't replay a click on a link, which the browser follows", async () => {
  const onFollow = jest.fn();
  await hydrate({ onFollow });
  fireEvent.pointerDown(screen.getByRole('link'));
  fireEvent.click(screen.getByRole('link'));
  await settle();
  expect(onFollow).not.toHaveBeenCalled();
});

it('shows the selected language before and after hydration', async () => {
  await hydrate();
  act(() => codeVariant.set('JS'));
  expect(button('JS')).toHaveAttribute('aria-pressed', 'true');
  expect(button('TS')).toHaveAttribute('aria-pressed', 'false');
  expect(openViewer).not.toHaveBeenCalled();
  fireEvent.pointerOver(button('Copy'));
  await settle();
  expect(button('JS')).toHaveAttribute('aria-pressed', 'true');
  expect(button('TS')).toHaveAttribute('aria-pressed', 'false');
});

it('hydrates when its open source is near the viewport', async () => {
  const { demo } = await hydrate({ defaultOpen: true });
  expect(openViewer).not.toHaveBeenCalled();
  act(() => FakeIntersectionObserver.report(demo.element.current!, true));
  expect(await screen.findByText('whole source')).toBeVisible();
});

it('renders immediately after client-side navigation, and unmounts with the page', async () => {
  const { unmount } = render(page(sharedDemo({ server: MODULE })));
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(await screen.findByRole('toolbar')).toBeVisible();
  expect(screen.getByRole('link')).toBeVisible();
  unmount();
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
});
