import { readMemory, writeMemory } from './memory';
import type { SidebarMemory } from './memory';

/** Where a memory is kept. */
interface Storage {
  read: () => SidebarMemory;
  write: (memory: SidebarMemory) => void;
}

/** What the sidebars of all products remember during a session. */
export interface SidebarStore {
  subscribe: (listener: () => void) => () => void;
  /** The groups that the reader opened; the same set until one changes. */
  getOpenGroups: () => ReadonlySet<string>;
  /** Opens or closes groups, by their pathnames. */
  setOpen: (groups: readonly string[], isOpen: boolean) => void;
  /** How far a sidebar was scrolled, in px; 0 when it is not known. */
  getScroll: (id: string) => number;
  setScroll: (id: string, top: number) => void;
  /** Stores all of it, with the heights in px of the groups that are on the page. */
  save: (heights: Readonly<Record<string, number>>) => void;
}

/** Makes a store over a storage, which it reads when it is first asked. */
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
    getScroll: (id) => load().scroll[id] ?? 0,
    setScroll(id, top) {
      load().scroll[id] = top;
    },
    save(heights) {
      const known = load().groups;
      for (const [group, height] of Object.entries(heights)) {
        if (group in known && height > 0) {
          known[group] = height;
        }
      }
      write(load());
    },
  };
}

/** The reader's. */
export const sidebarStore = createSidebarStore({ read: readMemory, write: writeMemory });
