import Link from '@docusaurus/Link';
import { useTranslate } from '@site/src/foundation/i18n';
import styles from './ReleaseNote.module.css';
import type { PageRelease } from './types';

/**
 * The release that a page describes and, if it's another one, the release that npm installs. A site with
 * several release lines links to the page of the other one.
 */
export function ReleaseNote({ version, newest, guide, other }: PageRelease) {
  const t = useTranslate();
  const installed = newest && t('page.npmInstalls', { version: newest });
  return (
    <p className={styles.release} data-search-ignore="">
      {t('page.version', { version })}
      {installed && ' · '}
      {guide ? <Link to={guide}>{installed}</Link> : installed}
      {other && (
        <>
          {' · '}
          <Link to={other.to} target="_self">
            {t('page.inVersion', { version: other.version })}
          </Link>
        </>
      )}
    </p>
  );
}
