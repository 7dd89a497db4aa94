/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { FakeIntersectionObserver } from '@site/src/testing/intersection';
import type { IslandModule } from '../types';
import { Island } from './Island';

// jsdom loads no stylesheet; Demo.test.tsx shows that a demo waits for its library's.
jest.mock('../island-app/library-stylesheet', () => ({
  libraryStylesheet: () => Promise.resolve(),
}));

Object.assign(globalThis, {
  __SERVER__: false,
  __LIBRARY_STYLESHEETS__: { material: '/m.css', joy: '/j.css' },
  IntersectionObserver: FakeIntersectionObserver,
});

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Count {count}</button>;
}

const MODULE: IslandModule = {
  Scope: Fragment as (props: { children: ReactNode }) => ReactNode,
  Demo: Counter,
  preview: null,
  imports: { packages: [], modules: [] },
};
const HOST = { id: 'host', 'data-demo': 'Counter' };

const load = jest.fn(async () => MODULE);
const onModule = jest.fn();
const onFailure = jest.fn();

function island(generation = 0) {
  return (
    <Island
      name="Counter"
      scope="material"
      load={load}
      server={null}
      host={HOST}
      generation={generation}
      onModule={onModule}
      onFailure={onFailure}
    />
  );
}

const host = () => document.getElementById('host')!;

/** Lets loading, rendering and what a root puts off run. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function comeNear() {
  act(() => FakeIntersectionObserver.report(host(), true));
  await settle();
}

/** The page as the server sent it, with the demo's HTML inside. */
function serverPage(): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML =
    '<div id="host" data-demo="Counter"><div><button>Count <!-- -->0</button></div></div>';
  return container;
}

let complaints: jest.SpyInstance;
const uncaught = jest.fn();

beforeEach(() => {
  load.mockClear();
  onModule.mockClear();
  onFailure.mockClear();
  uncaught.mockClear();
  complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  window.addEventListener('error', uncaught);
});

afterEach(() => {
  window.removeEventListener('error', uncaught);
  complaints.mockRestore();
});

it('loads nothing before the reader comes near', async () => {
  render(island());
  await settle();
  expect(load).not.toHaveBeenCalled();
  expect(host()).toBeEmptyDOMElement();
  expect(host()).not.toHaveAttribute('data-ready');
});

it('renders the demo once the reader is near, and hands its module on', async () => {
  render(island());
  await comeNear();
  expect(screen.getByRole('button', { name: 'Count 0' })).toBeInTheDocument();
  expect(host()).toHaveAttribute('data-ready');
  expect(onModule.mock.calls).toEqual([[MODULE]]);
});

it("takes over the server's HTML, and replays the click that was made before", async () => {
  const container = serverPage();
  const button = container.querySelector('button')!;
  render(island(), { container, hydrate: true });
  expect(host().querySelector('button')).toBe(button);
  button.click();
  await comeNear();
  await settle();
  expect(host().querySelector('button')).toBe(button);
  expect(button).toHaveTextContent('Count 1');
  expect(complaints.mock.calls).toEqual([]);
});

it('is not rendered anew by the page around it', async () => {
  const { rerender } = render(island());
  await comeNear();
  fireEvent.click(screen.getByRole('button'));
  rerender(island());
  await settle();
  expect(screen.getByRole('button')).toHaveTextContent('Count 1');
  expect(load).toHaveBeenCalledTimes(1);
});

it('mounts the demo anew with each generation, at once and without an error', async () => {
  const { rerender } = render(island());
  await comeNear();
  for (const generation of [1, 2]) {
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('Count 1');
    rerender(island(generation));
    await settle();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.getByRole('button')).toHaveTextContent('Count 0');
    expect(host()).toHaveAttribute('data-ready');
  }
  expect(uncaught).not.toHaveBeenCalled();
});

it('renders into an empty element without a complaint of React', async () => {
  render(island());
  await comeNear();
  expect(complaints.mock.calls).toEqual([]);
});

it('ends with the page, and starts nothing afterwards', async () => {
  const { unmount } = render(island());
  const gone = host();
  unmount();
  act(() => FakeIntersectionObserver.report(gone, true));
  await settle();
  expect(load).not.toHaveBeenCalled();
});

describe('a demo that could not be loaded', () => {
  const failure = new Error('offline');
  const failedLog = ['A part of this page could not be loaded.', failure];
  const ready = () => screen.queryByRole('button', { name: 'Count 0' });

  async function fail() {
    load.mockRejectedValueOnce(failure);
    const view = render(island());
    await comeNear();
    expect(complaints.mock.calls).toEqual([failedLog]);
    expect(onFailure.mock.calls).toEqual([[expect.any(Function)]]);
    expect(ready()).toBeNull();
    return view;
  }

  it.each([
    ['the connection is back', () => fireEvent(window, new Event('online'))],
    ['the reader touches it', () => fireEvent.touchStart(host())],
    ['the reader asks for it', () => act(() => onFailure.mock.calls[0][0]())],
  ])('is tried again, once, when %s', async (_case, want) => {
    await fail();
    want();
    await settle();
    expect(ready()).toBeVisible();
    fireEvent(window, new Event('online'));
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    expect(onFailure).toHaveBeenLastCalledWith(null);
  });

  it('is tried as often as it fails, and not by itself', async () => {
    await fail();
    load.mockRejectedValueOnce(failure);
    fireEvent(window, new Event('online'));
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    expect(onFailure).toHaveBeenCalledTimes(2);
    fireEvent(window, new Event('online'));
    await settle();
    expect(ready()).toBeVisible();
    expect(complaints.mock.calls).toEqual([failedLog, failedLog]);
  });

  it('is left alone once the page is gone', async () => {
    const { unmount } = await fail();
    unmount();
    fireEvent(window, new Event('online'));
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
