import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { useTranslate } from '@site/src/foundation/i18n';
import { productOfPath } from '@site/src/foundation/products';
import { similarPages } from './similar-pages';
import styles from './NotFound.module.css';
import type { SitePage } from './types';

interface Props {
  /** Path of the requested URL, without the site's base URL. */
  pathname: string;
  pages: readonly SitePage[];
}

/** Links to the pages with the most similar paths; renders nothing if none is similar. */
export function SimilarPages({ pathname, pages }: Props) {
  const t = useTranslate();
  const similar = similarPages(pathname, pages);
  if (similar.length === 0) {
    return null;
  }
  return (
    <>
      <Heading as="h2" className={styles.subtitle}>
        {t('notFound.near')}
      </Heading>
      <ul className={styles.similar}>
        {similar.map(({ path, title }) => (
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
