import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { RESTORE_STYLE_ID } from './restore-script';
import { sidebarStore } from './store';
import type { SidebarView } from './view';

const NONE: ReadonlySet<string> = new Set();

/**
 * The open groups: those that the reader opened during this session, and those of the current page
 * unless closed since it was opened. The latter close when the reader leaves them.
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

  // The remembered groups are rendered now; remove their reserved space.
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
      sidebarStore.setOpen(group, isOpen);
    },
  };
}
