import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { useOwnTexts } from '@site/src/foundation/i18n';
import { productOfPath } from '@site/src/foundation/products';
import styles from './NotFound.module.css';
import type { SitePage } from './types';
import { TEXTS } from './texts';

/** Links to pages with similar paths; renders nothing if there is none. */
export function SimilarPages({ pages }: { pages: readonly SitePage[] }) {
  const t = useOwnTexts(TEXTS);
  if (pages.length === 0) {
    return null;
  }
  return (
    <>
      <Heading as="h2" className={styles.subtitle}>
        {t('near')}
      </Heading>
      <ul className={styles.similar}>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} className={styles.page}>
              <span className={styles.pageTitle}>{title}</span>
              <span className={styles.product}>{productOfPath(path)?.name}</span>
              <span className={styles.path}>{path}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
