import { useRef, useState } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import { useOnIntent } from '@site/src/foundation/browser/use-on-intent';
import styles from './NavbarButton.module.css';

const importPanel = () =>
  import(/* webpackChunkName: 'shell-settings' */ './SettingsPanel').then(
    ({ SettingsPanel }) => SettingsPanel,
  );

/** Opens the settings panel, which loads on intent. */
export function SettingsButton() {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { Component: Panel, load, intentProps } = useOnIntent(importPanel);

  const handleClick = () => {
    load();
    setOpen(true);
  };
  const handleClose = () => {
    setOpen(false);
    // Safari doesn't focus a button on click, so focus couldn't return to it.
    button.current?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={t('settings.title')}
        aria-haspopup="dialog"
        aria-expanded={open}
        title={t('settings.title')}
        onClick={handleClick}
        {...intentProps}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
          <circle cx="15" cy="7" r="2" />
          <circle cx="9" cy="17" r="2" />
        </svg>
      </button>
      {open && Panel && <Panel onClose={handleClose} />}
    </>
  );
}
