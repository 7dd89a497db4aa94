import { useCallback, useRef, useState } from 'react';
import { useTranslate } from '@site/src/i18n';
import { useOnIntent } from '@site/src/on-intent';
import type { MoreActions } from './MoreMenu';
import type { Stop } from './Toolbar';
import { ToolbarIcon } from './ToolbarIcon';
import styles from './DemoToolbar.module.css';

interface Props extends MoreActions {
  className: string;
  stop: Stop;
}

const importMenu = () => import('./MoreMenu').then(({ MoreMenu }) => MoreMenu);

/** The button at the end of the toolbar; its menu is loaded when the reader seems to want it. */
export function MoreButton({ className, stop, name, source, getState, onNotice }: Props) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { Component: Menu, load, intentProps } = useOnIntent(importMenu);
  const close = useCallback(() => setOpen(false), []);
  return (
    <span className={styles.more}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={t('demo.more')}
        title={t('demo.more')}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => {
          load();
          setOpen(!open);
        }}
        {...intentProps}
        {...stop}
      >
        <ToolbarIcon name="more" />
      </button>
      {open && Menu && (
        <Menu
          button={button}
          name={name}
          source={source}
          getState={getState}
          onNotice={onNotice}
          onClose={close}
        />
      )}
    </span>
  );
}
