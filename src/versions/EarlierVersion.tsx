import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useTranslate } from '@site/src/i18n';
import styles from './EarlierVersion.module.css';

interface Props {
  /** Name of the product. */
  product: string;
  /** Version of the page. */
  version: string;
  /** The current version. */
  current: string;
  /** Path of the same page in the current version, `null` if there is none. */
  samePage: string | null;
  /** Path of the current version's start page. */
  start: string;
  /** The component of the page, with the URL that compares both versions. */
  comparison: { component: string; href: string } | null;
}

/** Tells search engines that the canonical page is in the current version. */
function Canonical({ path }: { path: string }) {
  const href = useBaseUrl(path, { absolute: true });
  return (
    <Head>
      <link rel="canonical" href={href} />
      <meta property="og:url" content={href} />
    </Head>
  );
}

/**
 * The notice on pages of an earlier version: shows the version and links to the current one.
 * `plugins/docs-instances` adds it to these pages, so other pages don't include it.
 */
export function EarlierVersion({ product, version, current, samePage, start, comparison }: Props) {
  const t = useTranslate();
  const earlier = t('versions.earlier', { product, version });
  return (
    <div role="note" aria-label={t('versions.label')} className={styles.notice}>
      {samePage && <Canonical path={samePage} />}
      <p>{samePage ? earlier : `${earlier} ${t('versions.noPage', { version: current })}`}</p>
      <ul>
        <li>
          <Link to={samePage ?? start}>
            {t(samePage ? 'versions.samePage' : 'versions.start', { version: current })}
          </Link>
        </li>
        {comparison && (
          <li>
            <Link to={comparison.href}>
              {t('versions.changed', { component: comparison.component })}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
