/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, renderHook, screen } from '@testing-library/react';
import { persisted, subscribeAll, usePersisted } from './persisted';

let serial = 0;

/** A value with a key of its own, because values exist as long as the page. */
function createSize() {
  serial += 1;
  return persisted({ key: `size-${serial}`, values: ['small', 'large'] });
}

/** Changes storage as another tab does; `null` clears it. */
function storeElsewhere(key: string | null, text = '') {
  if (key === null) {
    localStorage.clear();
  } else {
    localStorage.setItem(key, text);
  }
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

function blockStorage() {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  [null, 'small'],
  ['large', 'large'],
  ['small', 'small'],
  ['', 'small'],
  ['LARGE', 'small'],
  ['"large"', 'small'],
])('reads the stored text %j as %s', (stored, value) => {
  const size = createSize();
  if (stored !== null) {
    localStorage.setItem(size.key, stored);
  }
  expect(size.get()).toBe(value);
});

it('stores a value, and removes it when it is reset', () => {
  const size = createSize();
  size.set('large');
  expect([size.get(), localStorage.getItem(size.key)]).toEqual(['large', 'large']);
  size.reset();
  expect([size.get(), localStorage.getItem(size.key)]).toEqual(['small', null]);
});

it('notifies listeners of each change until they unsubscribe, and only of its own', () => {
  const [size, other] = [createSize(), createSize()];
  const [own, all] = [jest.fn(), jest.fn()];
  const stop = size.subscribe(own);
  const stopAll = subscribeAll(all);
  size.set('large');
  size.set('large');
  other.set('large');
  expect(own).toHaveBeenCalledTimes(1);
  expect(all.mock.calls).toEqual([[size], [other]]);
  stop();
  stopAll();
  size.reset();
  expect(own).toHaveBeenCalledTimes(1);
  expect(all).toHaveBeenCalledTimes(2);
});

it('follows other tabs, also one that clears storage', () => {
  const [size, other] = [createSize(), createSize()];
  const { result } = renderHook(() => usePersisted(size));
  const listener = jest.fn();
  other.subscribe(listener);
  storeElsewhere(size.key, 'large');
  expect(result.current).toBe('large');
  expect(listener).not.toHaveBeenCalled();
  storeElsewhere(null);
  expect(result.current).toBe('small');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('listens to the storage of other tabs once, for all values', () => {
  const listen = jest.spyOn(window, 'addEventListener');
  const size = createSize();
  renderHook(() => usePersisted(size));
  size.subscribe(() => {});
  expect(listen.mock.calls.filter(([type]) => type === 'storage')).toEqual([]);
});

describe('when the browser blocks storage', () => {
  it('starts with the default, and keeps a value until the page is closed', () => {
    const size = createSize();
    localStorage.setItem(size.key, 'large');
    blockStorage();
    expect(size.get()).toBe('small');
    size.set('large');
    expect(size.get()).toBe('large');
    size.reset();
    expect(size.get()).toBe('small');
  });

  it("keeps a value that doesn't fit into a full storage until one fits", () => {
    const size = createSize();
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    size.set('large');
    expect(size.get()).toBe('large');
    setItem.mockRestore();
    size.set('small');
    expect([size.get(), localStorage.getItem(size.key)]).toEqual(['small', 'small']);
  });
});

it('holds a value for this page: it stores nothing, and ignores other tabs', () => {
  const size = createSize();
  const listener = jest.fn();
  size.subscribe(listener);
  size.hold('large');
  expect([size.get(), localStorage.getItem(size.key)]).toEqual(['large', null]);
  expect(listener).toHaveBeenCalledTimes(1);
  storeElsewhere(size.key, 'small');
  expect(size.get()).toBe('large');
  size.set('small');
  expect(size.get()).toBe('small');
});

it('parses and formats other values, which stay the same object until they change', () => {
  const list = persisted<string[]>({
    key: 'list',
    parse: (stored) => stored?.split(',') ?? [],
    format: (value) => (value.length > 0 ? value.join() : null),
    area: 'sessionStorage',
  });
  expect(list.default).toEqual([]);
  expect(list.get()).toBe(list.get());
  list.set(['a', 'b']);
  expect(sessionStorage.getItem('list')).toBe('a,b');
  expect(list.get()).toEqual(['a', 'b']);
  expect(list.get()).toBe(list.get());
  list.set([]);
  expect(sessionStorage).toHaveLength(0);
});

it('starts with another text than the stored one, until one is set', () => {
  const start = jest.fn(() => 'large');
  const size = persisted({ key: 'start', values: ['small', 'large'], start });
  expect([size.get(), size.get()]).toEqual(['large', 'large']);
  expect(start).toHaveBeenCalledTimes(1);
  expect(localStorage).toHaveLength(0);
  size.set('small');
  expect([size.get(), localStorage.getItem('start')]).toEqual(['small', 'small']);
  size.reset();
  expect(size.get()).toBe('small');
});

describe('usePersisted', () => {
  it('renders again only when the value changes', () => {
    const [size, other] = [createSize(), createSize()];
    let renders = 0;
    const { result } = renderHook(() => {
      renders += 1;
      return usePersisted(size);
    });
    act(() => other.set('large'));
    storeElsewhere(size.key, 'small');
    expect(renders).toBe(1);
    act(() => size.set('large'));
    expect(result.current).toBe('large');
  });

  it('hydrates with the default, then shows the stored value', async () => {
    const { renderToString } = await import('react-dom/server');
    const size = createSize();
    localStorage.setItem(size.key, 'large');
    const rendered: string[] = [];
    const Size = () => {
      const current = usePersisted(size);
      rendered.push(current);
      return <output>{current}</output>;
    };
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Size />);
    expect(container.textContent).toBe('small');
    rendered.length = 0;
    render(<Size />, { container, hydrate: true });
    expect(rendered[0]).toBe('small');
    expect(screen.getByRole('status').textContent).toBe('large');
  });
});
