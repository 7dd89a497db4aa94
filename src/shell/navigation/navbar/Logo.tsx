import Link from '@docusaurus/Link';
import { useCallback, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import { useOnIntent } from '@site/src/foundation/browser/use-on-intent';
import type { Product } from '@site/src/foundation/products';
import styles from './Logo.module.css';

const importMenu = () => import('./LogoMenu').then(({ LogoMenu }) => LogoMenu);

/**
 * The product's logo, a link to the home page. Its context menu copies the product's logo and
 * wordmark; it loads when it is first opened.
 */
export function Logo({ product }: { product: Product }) {
  const t = useTranslate();
  const link = useRef<HTMLAnchorElement>(null);
  // Counts how often the menu was opened: as a key, it resets a menu that still shows its last
  // result.
  const [opening, setOpening] = useState(0);
  const { Component: Menu, load } = useOnIntent(importMenu);

  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    load();
    setOpening((count) => count + 1);
  };
  const closeMenu = useCallback(() => setOpening(0), []);

  return (
    <div className={styles.logo}>
      <Link
        ref={link}
        to="/"
        className={styles.link}
        aria-label={t('navigation.home')}
        onContextMenu={openMenu}
      >
        {/* An image file would take 2 to 6 ms to decode before the first paint. */}
        <span aria-hidden dangerouslySetInnerHTML={{ __html: product.logoSvg }} />
      </Link>
      {opening > 0 && Menu && (
        <Menu key={opening} product={product} logo={link} onClose={closeMenu} />
      )}
    </div>
  );
}
