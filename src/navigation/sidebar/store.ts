import { ownValue } from '@site/src/own-value';
import { readMemory, writeMemory } from './memory';
import type { SidebarMemory } from './memory';

/** Storage of the sidebar state. */
interface Storage {
  read: () => SidebarMemory;
  write: (memory: SidebarMemory) => void;
}

/** State of the sidebars of all products during a session. */
export interface SidebarStore {
  subscribe: (listener: () => void) => () => void;
  /** The open groups. Returns the same set until one changes. */
  getOpenGroups: () => ReadonlySet<string>;
  /** Opens or closes groups by pathname. */
  setOpen: (groups: readonly string[], isOpen: boolean) => void;
  /** Scroll position of a sidebar in px; 0 if unknown. */
  getScroll: (id: string) => number;
  setScroll: (id: string, top: number) => void;
  /** Stores the state, with the heights in px of the rendered groups. */
  save: (heights: Readonly<Record<string, number>>) => void;
}

/** Creates a store. It reads the storage on first access. */
export function createSidebarStore({ read, write }: Storage): SidebarStore {
  const listeners = new Set<() => void>();
  let memory: SidebarMemory | undefined;
  let openGroups: ReadonlySet<string> | undefined;

  const load = () => (memory ??= read());
  const getOpenGroups = () => (openGroups ??= new Set(Object.keys(load().groups)));

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getOpenGroups,
    setOpen(groups, isOpen) {
      const changed = groups.filter((group) => getOpenGroups().has(group) !== isOpen);
      if (changed.length === 0) {
        return;
      }
      const known = load().groups;
      for (const group of changed) {
        if (isOpen) {
          known[group] = 0;
        } else {
          delete known[group];
        }
      }
      openGroups = undefined;
      write(load());
      listeners.forEach((listener) => listener());
    },
    getScroll: (id) => ownValue(load().scroll, id) ?? 0,
    setScroll(id, top) {
      load().scroll[id] = top;
    },
    save(heights) {
      const known = load().groups;
      for (const [group, height] of Object.entries(heights)) {
        if (Object.hasOwn(known, group) && height > 0) {
          known[group] = height;
        }
      }
      write(load());
    },
  };
}

/** The store used by the site. */
export const sidebarStore = createSidebarStore({ read: readMemory, write: writeMemory });
