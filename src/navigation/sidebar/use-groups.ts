import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { RESTORE_STYLE_ID } from './restore-script';
import { sidebarStore } from './store';
import type { SidebarView } from './view';

const NONE: ReadonlySet<string> = new Set();

/**
 * Which groups are open: those that the reader opened during this session, and those around the
 * reader's page unless closed since the page was opened.
 */
export function useGroups(
  activePath: string,
  activeGroups: readonly string[],
): Pick<SidebarView, 'isOpen' | 'setOpen'> {
  const opened = useSyncExternalStore(
    sidebarStore.subscribe,
    sidebarStore.getOpenGroups,
    () => NONE,
  );
  const [closed, setClosed] = useState({ activePath, groups: NONE });
  if (closed.activePath !== activePath) {
    setClosed({ activePath, groups: NONE });
  }

  // They stay open when the reader goes on to another group's page.
  useEffect(() => sidebarStore.setOpen(activeGroups, true), [activeGroups]);

  // The remembered groups stand in the document now, where their room was kept.
  useLayoutEffect(() => {
    if (opened !== NONE) {
      document.getElementById(RESTORE_STYLE_ID)?.remove();
    }
  }, [opened]);

  return {
    isOpen: (group) =>
      activeGroups.includes(group) ? !closed.groups.has(group) : opened.has(group),
    setOpen(group, isOpen) {
      const groups = new Set(closed.groups);
      if (isOpen) {
        groups.delete(group);
      } else {
        groups.add(group);
      }
      setClosed({ activePath, groups });
      sidebarStore.setOpen([group], isOpen);
    },
  };
}
