import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useTranslate } from '@site/src/i18n';
import styles from './EarlierVersion.module.css';

interface Props {
  /** Name of the product. */
  product: string;
  /** Version that the page is about. */
  version: string;
  /** The version that the site documents as current. */
  current: string;
  /** Path of the same page for the current version, `null` when there is none. */
  samePage: string | null;
  /** Path of the current version's start page. */
  start: string;
  /** The component that the page is about, with the address of its comparison of both versions. */
  comparison: { component: string; href: string } | null;
}

/** Tells search engines that the page to find is the one of the current version. */
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
 * The notice of a page of an earlier version: which version it is about, and the ways to the
 * current one. `plugins/docs-instances` puts it into these pages, so that no other page carries it.
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
