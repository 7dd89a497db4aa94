import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { useTranslate } from '@site/src/i18n';
import type { Product } from '@site/src/products';
import styles from './Logo.module.css';
import type { LogoMenu } from './LogoMenu';

/**
 * The product's logo, a link to the home page. Its context menu, by the secondary button or by the
 * keyboard, offers to copy the product's marks.
 */
export function Logo({ product }: { product: Product }) {
  const t = useTranslate();
  const src = useBaseUrl(product.logo);
  const link = useRef<HTMLAnchorElement>(null);
  const [Menu, setMenu] = useState<typeof LogoMenu | null>(null);

  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    void import('./LogoMenu').then((module) => setMenu(() => module.LogoMenu));
  };

  const closeMenu = useCallback(() => setMenu(null), []);

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
      {Menu && <Menu product={product} logo={link} onClose={closeMenu} />}
    </div>
  );
}
