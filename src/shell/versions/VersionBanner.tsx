import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { keepPlace } from '@site/src/foundation/browser/reading-place';
import { useQueryAndHash } from '@site/src/foundation/browser/use-query-and-hash';
import { useTranslate } from '@site/src/foundation/i18n';
import styles from './VersionBanner.module.css';

interface Props {
  /** Version of the page, such as `6.5.0`. */
  version: string;
  /** The latest version. */
  current: string;
  /** Path of the same page in the latest version, `null` if there is none. */
  samePage: string | null;
  /** Path of the latest version's start page. */
  start: string;
  /** URL of the guide for migrating from the page's version, `null` if there is none. */
  migration: string | null;
  /** The component of the page, with the URL that compares both versions. */
  comparison: { component: string; href: string } | null;
}

/** Tells search engines that the canonical page is in the latest version. */
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
 * The banner above pages of an earlier version. `plugins/content/docs-instances` exports it from these pages
 * and `theme/DocItem` renders it, so other pages don't include it.
 */
export function VersionBanner({ version, current, samePage, start, migration, comparison }: Props) {
  const t = useTranslate();
  const place = useQueryAndHash();
  return (
    <div role="note" aria-label={t('versions.label')} className={styles.banner}>
      {samePage && <Canonical path={samePage} />}
      <p>
        <strong>{t('versions.viewing', { version, current })}</strong>
        {!samePage && <span>{t('versions.noPage', { version: current })}</span>}
      </p>
      <ul>
        <li>
          <Link to={samePage ? samePage + place : start} onClick={samePage ? keepPlace : undefined}>
            {t(samePage ? 'versions.samePage' : 'versions.start', { version: current })}
          </Link>
        </li>
        {migration && (
          <li>
            <Link to={migration}>{t('versions.migration')}</Link>
          </li>
        )}
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
