/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { FakeIntersectionObserver } from '@site/src/testing/intersection';
import type { IslandModule } from '../types';
import { Island } from './Island';

// jsdom loads no stylesheet; Demo.test.tsx shows that a demo waits for its library's.
jest.mock('./library-stylesheet', () => ({ libraryStylesheet: () => Promise.resolve() }));

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

it('says which demo could not be loaded', async () => {
  const failure = new Error('offline');
  load.mockRejectedValueOnce(failure);
  render(island());
  await comeNear();
  expect(complaints.mock.calls).toEqual([['The demo Counter could not be loaded.', failure]]);
});
