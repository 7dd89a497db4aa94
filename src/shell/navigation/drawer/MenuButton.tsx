import Link from '@docusaurus/Link';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import { useOnIntent } from '@site/src/foundation/browser/use-on-intent';
import {
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '../../../foundation/docusaurus-internals';
import { Icon } from '../icons';
import { SIDEBAR_ID } from '../sidebar/id';
import styles from './MenuButton.module.css';
import { attachEdgeSwipe } from './edge-swipe';

const importDrawer = () =>
  import(/* webpackChunkName: 'shell-drawer' */ './Drawer').then(({ Drawer }) => Drawer);

/**
 * Opens the navigation on windows that are too narrow for the sidebar. The drawer loads on intent.
 */
export function MenuButton({ hasSidebar }: { hasSidebar: boolean }) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const { shown, toggle } = useNavbarMobileSidebar();
  const { content } = useNavbarSecondaryMenu();
  const { Component: Drawer, load, intentProps } = useOnIntent(importDrawer);

  const open = () => {
    load();
    // A second click while the drawer is loading doesn't cancel it.
    if (!shown) {
      toggle();
    }
  };

  // The button is shown where the sidebar isn't, and only there can a swipe open the drawer.
  const isNarrow = () => button.current !== null && button.current.getClientRects().length > 0;
  const onIntent = useEffectEvent(() => isNarrow() && load());
  const onSwipe = useEffectEvent(() => isNarrow() && open());
  useEffect(() => attachEdgeSwipe({ onIntent, onSwipe }), []);

  const handleClose = () => {
    toggle();
    // Safari doesn't focus a button on click, so focus couldn't return to it.
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
        onClick={open}
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
