import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { useTranslate } from '@site/src/i18n';
import { useOnIntent } from '@site/src/on-intent';
import type { Product } from '@site/src/products';
import styles from './Logo.module.css';

const importMenu = () => import('./LogoMenu').then(({ LogoMenu }) => LogoMenu);

/**
 * The product's logo, a link to the home page. Its context menu, by the secondary button or by the
 * keyboard, offers to copy the product's marks; it is loaded when it is first asked for.
 */
export function Logo({ product }: { product: Product }) {
  const t = useTranslate();
  const src = useBaseUrl(product.logo);
  const link = useRef<HTMLAnchorElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { Component: Menu, load } = useOnIntent(importMenu);

  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    load();
    setIsOpen(true);
  };
  const closeMenu = useCallback(() => setIsOpen(false), []);

  return (
    <div className={styles.logo}>
      <Link
        ref={link}
        to="/"
        className={styles.link}
        aria-label={t('navigation.home')}
        onContextMenu={openMenu}
      >
        <img src={src} alt="" width={32} height={32} />
      </Link>
      {isOpen && Menu && <Menu product={product} logo={link} onClose={closeMenu} />}
    </div>
  );
}
