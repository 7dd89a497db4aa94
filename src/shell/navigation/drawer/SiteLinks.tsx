import Link from '@docusaurus/Link';
import { useTranslate } from '@site/src/foundation/i18n';
import { linkTo } from '@site/src/foundation/products';
import { useDocsConfig } from '@site/src/foundation/products/provider';
import { ExternalEntry } from '../ExternalEntry';
import { defaultTree } from '../default-tree';
import styles from './Drawer.module.css';

/** Navigation of a page without the tree of a product: the products and the default tree. */
export function SiteLinks() {
  const t = useTranslate();
  const { products } = useDocsConfig();
  return (
    <nav className={styles.links} aria-label={t('navigation.products')}>
      <ul>
        {products.map(({ id, name, landing }) => (
          <li key={id}>
            <Link {...linkTo(landing)} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <ul aria-label={t('navigation.drawer.elsewhere')}>
        {defaultTree.map((entry) => (
          <li key={entry.pathname}>
            <ExternalEntry entry={entry} className={styles.link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
