import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import { productById } from '@site/src/foundation/products';
import { useDocsConfig } from '@site/src/foundation/products/provider';
import { MenuButton } from '../drawer/MenuButton';
import { Icon } from '../icons';
import { useCurrentProduct } from '../use-current-product';
import { Logo } from './Logo';
import { MenuBoundary } from './MenuBoundary';
import { ProductMenu } from './ProductMenu';
import styles from './SiteNavbar.module.css';
import { VersionMenu } from './VersionMenu';

/**
 * The bar at the top of every page, with the product and its version.
 *
 * @param props.children - Search and settings, at the end of the bar.
 */
export function SiteNavbar({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { siteConfig } = useDocusaurusContext();
  const { products, repository } = useDocsConfig();
  const product = useCurrentProduct();
  return (
    <nav
      aria-label={t('navigation.navbar')}
      // Docusaurus's table of contents measures the element of this class.
      className={`${ThemeClassNames.layout.navbar.container} navbar navbar--fixed-top ${styles.bar}`}
    >
      <MenuButton hasSidebar={!!product?.docs.length} />
      <Logo product={product ?? productById('core')} />
      {!product && <span className={styles.title}>{siteConfig.title}</span>}
      <MenuBoundary>
        <ProductMenu products={products} current={product} />
      </MenuBoundary>
      {product && (
        <MenuBoundary>
          <VersionMenu product={product} className={styles.version} />
        </MenuBoundary>
      )}
      <div className={styles.end}>
        {children}
        <Link
          href={repository}
          className={styles.repository}
          aria-label={t('navigation.repository')}
        >
          <Icon name="repository" size={20} />
        </Link>
      </div>
    </nav>
  );
}
