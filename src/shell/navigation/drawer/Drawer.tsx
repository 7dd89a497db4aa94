import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Dialog, DialogBoundary } from '@site/src/ui/dialog';
import { useTranslate } from '@site/src/foundation/i18n';
import { VersionMenu } from '../navbar/VersionMenu';
import { useCurrentProduct } from '../use-current-product';
import styles from './Drawer.module.css';
import { SiteLinks } from './SiteLinks';
import { attachSwipe } from './swipe';

/**
 * Prevents the page behind an overlay from scrolling. The space of the scrollbar is kept, so
 * nothing moves.
 *
 * @returns Allows scrolling again.
 */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  style.overflow = 'hidden';
  if (window.innerWidth > clientWidth) {
    style.scrollbarGutter = 'stable';
  }
  return () => {
    style.removeProperty('overflow');
    style.removeProperty('scrollbar-gutter');
  };
}

interface Props {
  /** Navigation of the page. Without it, the drawer lists the products. */
  children: ReactNode;
  /** Unmounts the drawer. Called however the reader closes it. */
  onClose: () => void;
}

// A group's button is a link for readers without JavaScript. Modifier keys open a new tab.
function leavesPage(event: MouseEvent): boolean {
  const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
  const isLink = target instanceof Element && target.closest('a:not([role="button"])') !== null;
  return isLink && !(metaKey || ctrlKey || shiftKey || altKey);
}

/** The modal navigation on narrow windows. A swipe or following a link closes it too. */
export function Drawer(props: Props) {
  const t = useTranslate();
  return (
    <DialogBoundary title={t('navigation.drawer.label')} onClose={props.onClose}>
      <Navigation {...props} />
    </DialogBoundary>
  );
}

function Navigation({ children, onClose }: Props) {
  const { siteConfig } = useDocusaurusContext();
  const product = useCurrentProduct();
  const content = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const dialog = content.current?.closest('dialog');
    if (!dialog) {
      return;
    }
    const close = () => dialog.close();
    const onClick = (event: MouseEvent) => {
      if (leavesPage(event)) {
        close();
      }
    };
    dialog.addEventListener('click', onClick);
    const detachSwipe = attachSwipe(dialog, close);
    const unlockScroll = lockScroll();
    return () => {
      dialog.removeEventListener('click', onClick);
      detachSwipe();
      unlockScroll();
    };
  }, []);

  return (
    <Dialog title={product?.name ?? siteConfig.title} shape="navigation" onClose={onClose}>
      <div ref={content} className={styles.content}>
        {product && (
          <div className={styles.version}>
            <VersionMenu product={product} />
          </div>
        )}
        {children ?? <SiteLinks />}
      </div>
    </Dialog>
  );
}
