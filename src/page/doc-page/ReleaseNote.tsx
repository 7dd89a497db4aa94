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
          {/* The versions menu finds the link by its data, see src/shell/navigation/navbar/other-line.ts. */}
          <Link to={other.to} target="_self" data-line={other.version} data-start={other.isStart}>
            {t(other.isStart ? 'page.notInVersion' : 'page.inVersion', { version: other.version })}
          </Link>
        </>
      )}
    </p>
  );
}
