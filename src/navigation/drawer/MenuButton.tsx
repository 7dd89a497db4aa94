import Link from '@docusaurus/Link';
import { useRef } from 'react';
import { useTranslate } from '@site/src/i18n';
import { useOnIntent } from '@site/src/on-intent';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '../../docusaurus-internals';
import { Icon } from '../icons';
import { SIDEBAR_ID } from '../sidebar/id';
import styles from './MenuButton.module.css';

const importDrawer = () => import('./Drawer').then(({ Drawer }) => Drawer);

/** Opens the navigation on windows without room for the sidebar; its drawer loads on intent. */
export function MenuButton({ hasSidebar }: { hasSidebar: boolean }) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const { shown, toggle } = useNavbarMobileSidebar();
  const { content } = useNavbarSecondaryMenu();
  const { Component: Drawer, load, intentProps } = useOnIntent(importDrawer);

  const handleClick = () => {
    load();
    toggle();
  };
  const handleClose = () => {
    toggle();
    // Safari does not focus a pressed button, so that it would have nothing to give the focus back to.
    button.current?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={t('navigation.drawer.open')}
        aria-haspopup="dialog"
        aria-expanded={shown}
        onClick={handleClick}
        {...intentProps}
      >
        <Icon name="menu" size={24} />
      </button>
      {hasSidebar && (
        <noscript>
          <Link
            href={`#${SIDEBAR_ID}`}
            data-noBrokenLinkCheck
            className={styles.fallback}
            aria-label={t('navigation.drawer.label')}
          >
            <Icon name="menu" size={24} />
          </Link>
        </noscript>
      )}
      {shown && Drawer && <Drawer onClose={handleClose}>{content}</Drawer>}
    </>
  );
}
