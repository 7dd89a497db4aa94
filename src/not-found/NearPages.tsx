import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { useTranslate } from '@site/src/i18n';
import { productOfPath } from '@site/src/products';
import { nearPages } from './near-pages';
import styles from './NotFound.module.css';
import type { SitePage } from './types';

interface Props {
  /** Path of the address without a page, without the site's base URL. */
  pathname: string;
  pages: readonly SitePage[];
}

/** Links to the pages whose addresses are nearest to one without a page; nothing if none is near. */
export function NearPages({ pathname, pages }: Props) {
  const t = useTranslate();
  const near = nearPages(pathname, pages);
  if (near.length === 0) {
    return null;
  }
  return (
    <>
      <Heading as="h2" className={styles.subtitle}>
        {t('notFound.near')}
      </Heading>
      <ul className={styles.near}>
        {near.map(({ path, title }) => (
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
