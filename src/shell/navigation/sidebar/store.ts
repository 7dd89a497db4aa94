import type { Persisted } from '@site/src/foundation/browser/persisted';
import { ownValue } from '@site/src/foundation/own-value';
import { sidebarMemory } from '@site/src/reader/settings/registry';
import { parseMemory } from './memory';
import type { SidebarMemory } from './memory';

/** State of the sidebars of all products during a session. */
export interface SidebarStore {
  subscribe: (listener: () => void) => () => void;
  /** The groups that the reader opened. Returns the same set until one changes. */
  getOpenGroups: () => ReadonlySet<string>;
  /** Opens or closes a group by pathname. */
  setOpen: (group: string, isOpen: boolean) => void;
  /** Scroll position of a sidebar in px; 0 if unknown. */
  getScroll: (id: string) => number;
  setScroll: (id: string, top: number) => void;
  /** Stores the state, with the heights in px of the rendered groups. */
  save: (heights: Readonly<Record<string, number>>) => void;
}

/** Creates a store. It reads the stored state on first access. */
export function createSidebarStore(stored: Persisted<string | null>): SidebarStore {
  let memory: SidebarMemory | undefined;
  let openGroups: ReadonlySet<string> | undefined;

  const load = () => (memory ??= parseMemory(stored.get()));
  const getOpenGroups = () => (openGroups ??= new Set(Object.keys(load().groups)));

  return {
    subscribe: stored.subscribe,
    getOpenGroups,
    setOpen(group, isOpen) {
      if (getOpenGroups().has(group) === isOpen) {
        return;
      }
      const known = load().groups;
      if (isOpen) {
        known[group] = 0;
      } else {
        delete known[group];
      }
      openGroups = undefined;
      stored.set(JSON.stringify(load()));
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
      stored.set(JSON.stringify(load()));
    },
  };
}

/** The store used by the site. */
export const sidebarStore = createSidebarStore(sidebarMemory);
