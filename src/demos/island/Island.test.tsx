/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { FakeIntersectionObserver } from '@site/test/unit/intersection';
import { laterTasks } from '@site/test/unit/later-tasks';
import { sharedDemo } from '@site/test/unit/shared-demo';
import type { SharedDemo } from '../page/shared-demo';
import type { IslandModule } from '../types';
import { Island } from './Island';

// jsdom doesn't load stylesheets. Demo.test.tsx tests that a demo waits for the one of its library.
jest.mock('../island-app/library-stylesheet', () => ({
  libraryStylesheet: () => Promise.resolve(),
}));

Object.assign(globalThis, {
  __SERVER__: false,
  __LIBRARY_STYLESHEETS__: { material: '/m.css', joy: '/j.css' },
});

const onFocus = jest.fn();

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button onClick={() => setCount(count + 1)} onFocus={onFocus}>
      Count {count}
    </button>
  );
}

const MODULE: IslandModule = {
  loadScope: async () => ({ default: Fragment as (props: { children: ReactNode }) => ReactNode }),
  loadDemo: async () => ({ default: Counter }),
  preview: null,
  imports: { packages: [], modules: [] },
};
const HOST = { id: 'host', 'data-demo': 'Counter' };

const load = jest.fn(async () => MODULE);
const onFailure = jest.fn();

let demo: SharedDemo;

const island = () => <Island demo={demo} host={HOST} onFailure={onFailure} />;

const host = () => document.getElementById('host')!;

/** Lets loading and rendering run that must not happen. */
const settle = () => act(() => laterTasks());

const shows = (text: string) =>
  waitFor(() => expect(screen.getByRole('button')).toHaveTextContent(text));

async function comeNear() {
  act(() => FakeIntersectionObserver.report(host(), true));
  await waitFor(() => expect(host()).toHaveAttribute('data-ready'));
}

/** The page as the server renders it, with the demo's HTML. */
function serverPage(): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML =
    '<div id="host" data-demo="Counter"><div><button>Count <!-- -->0</button></div></div>';
  return container;
}

// Compiling the module can take longer than `waitFor` waits.
beforeAll(() => import('../island-app/mount-demo'));

let complaints: jest.SpyInstance;
const uncaught = jest.fn();

beforeEach(() => {
  load.mockClear();
  demo = sharedDemo({ name: 'Counter', scope: 'material', load });
  onFailure.mockClear();
  uncaught.mockClear();
  complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  window.addEventListener('error', uncaught);
});

afterEach(() => {
  window.removeEventListener('error', uncaught);
  complaints.mockRestore();
});

it('loads nothing far from the viewport', async () => {
  render(island());
  await settle();
  expect(load).not.toHaveBeenCalled();
  expect(host()).toBeEmptyDOMElement();
  expect(host()).not.toHaveAttribute('data-ready');
});

it('renders the demo near the viewport, and passes its module to the page', async () => {
  render(island());
  await comeNear();
  expect(screen.getByRole('button', { name: 'Count 0' })).toBeInTheDocument();
  expect(host()).toHaveAttribute('data-ready');
  expect(demo.store.get().module).toBe(MODULE);
});

it("hydrates the server's HTML, and replays an earlier click", async () => {
  const container = serverPage();
  const button = container.querySelector('button')!;
  render(island(), { container, hydrate: true });
  expect(host().querySelector('button')).toBe(button);
  button.click();
  await comeNear();
  await shows('Count 1');
  expect(host().querySelector('button')).toBe(button);
  expect(complaints.mock.calls).toEqual([]);
});

it('tells the demo about an element that received focus before hydration', async () => {
  const container = serverPage();
  onFocus.mockClear();
  render(island(), { container, hydrate: true });
  act(() => container.querySelector('button')!.focus());
  expect(onFocus).not.toHaveBeenCalled();
  await waitFor(() => expect(onFocus).toHaveBeenCalledTimes(1));
  expect(container.querySelector('button')).toHaveFocus();
});

it('keeps its state when the page rerenders', async () => {
  const { rerender } = render(island());
  await comeNear();
  fireEvent.click(screen.getByRole('button'));
  rerender(island());
  await settle();
  expect(screen.getByRole('button')).toHaveTextContent('Count 1');
  expect(load).toHaveBeenCalledTimes(1);
});

it('remounts the demo with each generation, immediately and without an error', async () => {
  render(island());
  await comeNear();
  for (const generation of [1, 2]) {
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('Count 1');
    act(() => demo.store.set({ generation }));
    await shows('Count 0');
    await waitFor(() => expect(host()).toHaveAttribute('data-ready'));
  }
  expect(uncaught).not.toHaveBeenCalled();
});

it('renders into an empty element without a React warning', async () => {
  render(island());
  await comeNear();
  expect(complaints.mock.calls).toEqual([]);
});

it('unmounts with the page, and loads nothing afterwards', async () => {
  const { unmount } = render(island());
  const gone = host();
  unmount();
  act(() => FakeIntersectionObserver.report(gone, true));
  await settle();
  expect(load).not.toHaveBeenCalled();
});

describe('a demo that failed to load', () => {
  const failure = new Error('offline');
  const failedLog = ['A part of this page could not be loaded.', failure];
  const ready = () => screen.queryByRole('button', { name: 'Count 0' });

  async function fail() {
    load.mockRejectedValueOnce(failure);
    const view = render(island());
    act(() => FakeIntersectionObserver.report(host(), true));
    await waitFor(() => expect(onFailure.mock.calls).toEqual([[expect.any(Function)]]));
    expect(complaints.mock.calls).toEqual([failedLog]);
    expect(ready()).toBeNull();
    return view;
  }

  it.each([
    ['the browser goes online', () => fireEvent(window, new Event('online'))],
    ['the reader touches it', () => fireEvent.touchStart(host())],
    ['the reader clicks the retry button', () => act(() => onFailure.mock.calls[0][0]())],
  ])('is retried once when %s', async (_case, retry) => {
    await fail();
    await retry();
    await waitFor(() => expect(ready()).toBeVisible());
    fireEvent(window, new Event('online'));
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    expect(onFailure).toHaveBeenLastCalledWith(null);
  });

  it('is retried after each failure, but not automatically', async () => {
    await fail();
    load.mockRejectedValueOnce(failure);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(2));
    expect(load).toHaveBeenCalledTimes(2);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(ready()).toBeVisible());
    expect(complaints.mock.calls).toEqual([failedLog, failedLog]);
  });

  it("isn't retried after the page unmounts", async () => {
    const { unmount } = await fail();
    unmount();
    fireEvent(window, new Event('online'));
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
