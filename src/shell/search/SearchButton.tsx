import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import { registerShortcut } from '@site/src/shell/keyboard';
import { useOnIntent } from '@site/src/foundation/browser/use-on-intent';
import { collectTyping } from './collect-typing';
import { SearchIcon } from './SearchIcon';
import styles from './SearchButton.module.css';

const importDialog = () =>
  import(/* webpackChunkName: 'shell-search' */ './dialog').then(
    ({ SearchDialog, startSearch }) => {
      startSearch();
      return SearchDialog;
    },
  );

/** Opens the search, which is loaded on intent or on its keyboard shortcut. */
export function SearchButton() {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { Component: SearchDialog, load, intentProps } = useOnIntent(importDialog);

  const show = useCallback(() => {
    load();
    setOpen(true);
  }, [load]);
  useEffect(() => registerShortcut('search', show), [show]);

  const [typed, setTyped] = useState('');
  const isWaiting = open && !SearchDialog;
  // Ends as the dialog opens: a letter collected after that would be lost.
  useLayoutEffect(() => (isWaiting ? collectTyping(setTyped) : undefined), [isWaiting]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={show}
        {...intentProps}
      >
        <SearchIcon />
        <span className={styles.label}>{t('search.open')}</span>
        <span className={styles.keys} dir="ltr" aria-hidden="true">
          {/* The server does not know the reader's keyboard: CSS shows one of them. */}
          <kbd className={styles.control}>Ctrl</kbd>
          <kbd className={styles.meta}>⌘</kbd>
          <kbd>K</kbd>
        </span>
      </button>
      {open && SearchDialog && (
        <SearchDialog
          initialQuery={typed}
          onClose={() => {
            setTyped('');
            setOpen(false);
            // Safari doesn't focus a clicked button, so the dialog couldn't restore focus to it.
            if (document.activeElement === document.body) {
              button.current?.focus();
            }
          }}
        />
      )}
    </>
  );
}
