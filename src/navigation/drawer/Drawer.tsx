import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslate } from '@site/src/i18n';
import { Icon } from '../icons';
import { VersionMenu } from '../navbar/VersionMenu';
import { useCurrentProduct } from '../use-current-product';
import styles from './Drawer.module.css';
import { SiteLinks } from './SiteLinks';
import { lockScroll } from './lock-scroll';
import { attachSwipe } from './swipe';

interface Props {
  /** The page's own navigation; without it the drawer leads to the products. */
  children: ReactNode;
  /** Takes the drawer away; called however the reader closes it. */
  onClose: () => void;
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/**
 * The navigation over the page. A modal `<dialog>` keeps the focus inside, closes on Escape and
 * returns the focus to the button; a swipe and a press beside it close it too.
 */
export function Drawer({ children, onClose }: Props) {
  const t = useTranslate();
  const { siteConfig } = useDocusaurusContext();
  const product = useCurrentProduct();
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const close = () => dialog.current?.close();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) {
      return;
    }
    element.showModal();
    closeButton.current?.focus();
    const unlockScroll = lockScroll();
    const detachSwipe = attachSwipe(element, () => element.close());
    return () => {
      detachSwipe();
      unlockScroll();
      // Before React removes it: only then does the browser return the focus.
      element.close();
    };
  }, []);

  const handleClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const isBackdrop = target === dialog.current;
    const isLink = target.closest('a:not([role="button"])') && !opensElsewhere(event);
    if (isBackdrop || isLink) {
      close();
    }
  };

  return (
    // The keyboard closes a dialog by Escape, which the browser does itself.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={t('navigation.drawer.label')}
      onClose={onClose}
      onClick={handleClick}
    >
      <div className={styles.content}>
        <div className={styles.header}>
          <span className={styles.name}>{product?.name ?? siteConfig.title}</span>
          {product && <VersionMenu product={product} />}
          <button
            ref={closeButton}
            type="button"
            className={styles.close}
            aria-label={t('navigation.drawer.close')}
            onClick={close}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        {children ?? <SiteLinks />}
      </div>
    </dialog>
  );
}
