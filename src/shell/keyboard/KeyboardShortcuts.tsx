import { useEffect, useState } from 'react';
import { useOnIntent } from '@site/src/foundation/browser/use-on-intent';
import { shortcuts } from '@site/src/reader/settings';
import { hasAction, registerShortcut, runShortcut } from './actions';
import { isTaken } from './is-taken';
import { shortcutOfKeys } from './shortcuts';

const importList = () =>
  import(/* webpackChunkName: 'shell-shortcuts' */ './ShortcutList').then(
    ({ ShortcutList }) => ShortcutList,
  );

function onKeyDown(event: KeyboardEvent): void {
  const id = shortcutOfKeys(event, shortcuts.get() === 'on');
  if (id && hasAction(id) && !isTaken(event)) {
    event.preventDefault();
    runShortcut(id);
  }
}

// Clicks the page's own links, so browser and router handle them as usual.
function press(link: string): void {
  document.querySelector<HTMLAnchorElement>(`a[data-neighbor=${link}]`)?.click();
}

/** Handles the shortcuts of every page; the list of shortcuts is loaded on demand. */
export function KeyboardShortcuts() {
  const [open, setOpen] = useState(false);
  const { Component: List, load } = useOnIntent(importList);

  useEffect(() => {
    const takeBack = [
      registerShortcut('previous', () => press('prev')),
      registerShortcut('next', () => press('next')),
      registerShortcut('help', () => {
        load();
        setOpen(true);
      }),
    ];
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      takeBack.forEach((take) => take());
    };
  }, [load]);

  return open && List && <List onClose={() => setOpen(false)} />;
}
