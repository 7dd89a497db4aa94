/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createStore, useStore } from './store';
import type { Store } from './store';

interface State {
  count: number;
  other?: string;
}

const onRender = jest.fn();

function Count({ store }: { store: Store<State> }) {
  const count = useStore(store, (state) => state.count);
  onRender(count);
  return <p>{count}</p>;
}

beforeEach(() => onRender.mockClear());

it('renders a change in all roots that read the value', () => {
  const store = createStore<State>({ count: 1 });
  render(<Count store={store} />);
  render(<Count store={store} />);
  act(() => store.set({ count: 2 }));
  expect(screen.getAllByText('2')).toHaveLength(2);
  act(() => store.set({ other: 'text' }));
  expect(onRender).toHaveBeenCalledTimes(4);
  expect(store.get()).toEqual({ count: 2, other: 'text' });
});

it('hydrates with the initial state, then renders changes from before', async () => {
  const store = createStore<State>({ count: 1 });
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(<Count store={store} />);
  const server = host.firstChild;
  const onRecoverableError = jest.fn();
  store.set({ count: 2 });
  onRender.mockClear();
  await act(async () => void hydrateRoot(host, <Count store={store} />, { onRecoverableError }));
  expect(onRender.mock.calls).toEqual([[1], [2]]);
  expect(host.firstChild).toBe(server);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('stops calling a listener that has unsubscribed', () => {
  const store = createStore<State>({ count: 1 });
  const listener = jest.fn();
  const unsubscribe = store.subscribe(listener);
  store.set({ count: 2 });
  unsubscribe();
  store.set({ count: 3 });
  expect(listener).toHaveBeenCalledTimes(1);
});
