import { useCallback, useState } from 'react';
import { useOnIntent } from '@site/src/browser/use-on-intent';
import type { OnIntent } from '@site/src/browser/use-on-intent';
import type { MoreMenuProps } from './MoreMenu';

/** The menu at the end of a toolbar. */
export interface More {
  /** Whether the reader asked for it, loaded or not. */
  open: boolean;
  /** The menu, once its code is loaded. */
  Menu: OnIntent<MoreMenuProps>['Component'];
  /** For the button: loads the menu ahead. */
  intentProps: OnIntent<MoreMenuProps>['intentProps'];
  /** Tries again to load the menu that the reader asked for, `null` without a failure. */
  retry: (() => void) | null;
  /** Opens the menu, or closes it; a menu that failed to load is tried again. */
  toggle: () => void;
  close: () => void;
}

const importMenu = () => import('./MoreMenu').then(({ MoreMenu }) => MoreMenu);

/** The menu of a demo's toolbar, which is loaded when the reader seems to want it. */
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
