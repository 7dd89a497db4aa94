/** @jest-environment ./test/unit/jsdom-environment.ts */
import { sidebarMemory } from '@site/src/reader/settings/registry';
import { parseMemory } from './memory';
import type { SidebarMemory } from './memory';
import { createSidebarStore } from './store';

function storeWith(memory: SidebarMemory) {
  const written: SidebarMemory[] = [];
  sidebarMemory.set(JSON.stringify(memory));
  sidebarMemory.subscribe(() => written.push(parseMemory(sidebarMemory.get())));
  return { store: createSidebarStore(sidebarMemory), written };
}

describe('createSidebarStore', () => {
  it('starts with the remembered open groups', () => {
    const { store } = storeWith({ groups: { '/a': 100, '/b': 0 }, scroll: {} });
    expect([...store.getOpenGroups()]).toEqual(['/a', '/b']);
  });

  it('opens and closes groups, stores them and notifies listeners', () => {
    const { store, written } = storeWith({ groups: { '/a': 100 }, scroll: {} });
    const listener = jest.fn();
    const unsubscribe = store.subscribe(listener);

    store.setOpen('/b', true);
    expect([...store.getOpenGroups()]).toEqual(['/a', '/b']);
    expect(written.at(-1)?.groups).toEqual({ '/a': 100, '/b': 0 });

    store.setOpen('/a', false);
    expect([...store.getOpenGroups()]).toEqual(['/b']);
    expect(written.at(-1)?.groups).toEqual({ '/b': 0 });
    expect(listener).toHaveBeenCalledTimes(2);

    unsubscribe();
    store.setOpen('/b', false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('returns the same set until something changes', () => {
    const { store, written } = storeWith({ groups: { '/a': 100 }, scroll: {} });
    const before = store.getOpenGroups();
    store.setOpen('/a', true);
    store.setOpen('/other', false);
    expect(store.getOpenGroups()).toBe(before);
    expect(written).toEqual([]);
  });

  it('remembers the scroll position of each sidebar', () => {
    const { store } = storeWith({ groups: {}, scroll: { docs: 40 } });
    store.setScroll('other', 7);
    expect([store.getScroll('docs'), store.getScroll('other'), store.getScroll('new')]).toEqual([
      40, 7, 0,
    ]);
  });

  it("saves the heights of open groups, and keeps the heights of groups that aren't rendered", () => {
    const { store, written } = storeWith({ groups: { '/a': 100, '/b': 50 }, scroll: {} });
    store.setScroll('docs', 12);
    store.save({ '/a': 120, '/closed': 70, '/b': 0 });
    expect(written).toEqual([{ groups: { '/a': 120, '/b': 50 }, scroll: { docs: 12 } }]);
  });

  it('works when the browser blocks storage', () => {
    const { store } = storeWith({ groups: {}, scroll: {} });
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    store.setOpen('/a', true);
    expect([...store.getOpenGroups()]).toEqual(['/a']);
    jest.restoreAllMocks();
  });
});
