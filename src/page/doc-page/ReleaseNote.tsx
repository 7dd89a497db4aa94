import Link from '@docusaurus/Link';
import { useTranslate } from '@site/src/foundation/i18n';
import styles from './ReleaseNote.module.css';
import type { PageRelease } from './types';

/** The release that a page describes and, if it's another one, the release that npm installs. */
export function ReleaseNote({ version, newest, guide }: PageRelease) {
  const t = useTranslate();
  const installed = newest && t('page.npmInstalls', { version: newest });
  return (
    <p className={styles.release} data-search-ignore="">
      {t('page.version', { version })}
      {installed && ' · '}
      {guide ? <Link to={guide}>{installed}</Link> : installed}
    </p>
  );
}
