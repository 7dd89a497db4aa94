import Link from '@docusaurus/Link';
import { useTranslate } from '@site/src/i18n';
import { useDocsConfig } from '@site/src/products/provider';
import { ElsewhereLink } from '../ElsewhereLink';
import { defaultTree } from '../default-tree';
import styles from './Drawer.module.css';

/** Navigation of a page that belongs to no product: the products, and addresses elsewhere. */
export function SiteLinks() {
  const t = useTranslate();
  const { products } = useDocsConfig();
  return (
    <nav className={styles.links} aria-label={t('navigation.products')}>
      <ul>
        {products.map(
          ({ id, name, landing }) =>
            landing && (
              <li key={id}>
                <Link to={landing} className={styles.link}>
                  {name}
                </Link>
              </li>
            ),
        )}
      </ul>
      <ul aria-label={t('navigation.drawer.elsewhere')}>
        {defaultTree.map((entry) => (
          <li key={entry.pathname}>
            <ElsewhereLink entry={entry} className={styles.link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
