import { useRef } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import type { Stop } from './Toolbar';
import { ToolButton } from './ToolButton';
import { intentProps } from './tool-actions';
import { useDemo, useDemoState } from './viewer-demo';
import styles from './styles/DemoToolbar.module.css';

/** The button at the end of the toolbar, and its menu, whose code is loaded on intent. */
export function MoreButton({ stop }: { stop: Stop }) {
  const t = useTranslate();
  const { store, loaders } = useDemo();
  const { menuOpen = false, parts, retries } = useDemoState();
  const button = useRef<HTMLButtonElement>(null);
  const toggle = () => {
    if (menuOpen && retries?.menu) {
      retries.menu();
    } else {
      loaders.menu();
      store.set({ menuOpen: !menuOpen });
    }
  };
  return (
    <span className={styles.more}>
      <ToolButton
        ref={button}
        icon="more"
        label={t('demo.more')}
        aria-haspopup="menu"
        aria-expanded={menuOpen}
        onClick={toggle}
        {...intentProps(loaders.menu)}
        {...stop}
      />
      {menuOpen && parts.menu && <parts.menu.MoreMenu button={button} />}
    </span>
  );
}
