import Link from '@docusaurus/Link';
import { useState } from 'react';
import { useTranslate } from '@site/src/i18n';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '../../docusaurus-internals';
import { Icon } from '../icons';
import { SIDEBAR_ID } from '../sidebar/id';
import type { Drawer as DrawerComponent } from './Drawer';
import styles from './MenuButton.module.css';

/** Opens the navigation on windows without room for the sidebar; its drawer loads on intent. */
export function MenuButton({ hasSidebar }: { hasSidebar: boolean }) {
  const t = useTranslate();
  const { shown, toggle } = useNavbarMobileSidebar();
  const { content } = useNavbarSecondaryMenu();
  const [Drawer, setDrawer] = useState<typeof DrawerComponent | null>(null);

  const load = () => {
    if (!Drawer) {
      void import('./Drawer').then((module) => setDrawer(() => module.Drawer));
    }
  };

  const open = () => {
    load();
    toggle();
  };

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t('navigation.drawer.open')}
        aria-haspopup="dialog"
        aria-expanded={shown}
        onPointerEnter={load}
        onFocus={load}
        onClick={open}
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
      {shown && Drawer && <Drawer onClose={toggle}>{content}</Drawer>}
    </>
  );
}
