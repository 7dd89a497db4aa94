import { useCallback, useState } from 'react';
import { useOnIntent } from '@site/src/browser/use-on-intent';
import type { OnIntent } from '@site/src/browser/use-on-intent';
import type { MoreMenuProps } from './MoreMenu';

/** The menu at the end of a toolbar. */
export interface More {
  /** Whether the reader opened it, even if its code isn't loaded yet. */
  open: boolean;
  /** The menu; `null` until its code is loaded. */
  Menu: OnIntent<MoreMenuProps>['Component'];
  /** Props for the button that preload the menu. */
  intentProps: OnIntent<MoreMenuProps>['intentProps'];
  /** Retries loading an opened menu; `null` unless loading failed. */
  retry: (() => void) | null;
  /** Opens or closes the menu; retries if it failed to load. */
  toggle: () => void;
  close: () => void;
}

const importMenu = () => import('./MoreMenu').then(({ MoreMenu }) => MoreMenu);

/** The menu of a demo's toolbar, loaded on intent. */
export function useMoreMenu(): More {
  const { Component, load, intentProps, retry } = useOnIntent(importMenu);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const toggle = () => {
    if (open && retry) {
      retry();
    } else {
      load();
      setOpen(!open);
    }
  };
  return { open, Menu: Component, intentProps, retry: open ? retry : null, toggle, close };
}
