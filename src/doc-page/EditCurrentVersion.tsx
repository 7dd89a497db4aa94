import Link from '@docusaurus/Link';
import { useActiveDocContext, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useTranslate } from '@site/src/i18n';
import styles from './EditCurrentVersion.module.css';

/** Leads from an archived page to the source of the current one, if the page still exists. */
export function EditCurrentVersion({ href }: { href: string }) {
  const t = useTranslate();
  const { pluginId } = useDocsVersion();
  const { alternateDocVersions } = useActiveDocContext(pluginId);
  return (
    alternateDocVersions.current && (
      <Link href={href} className={styles.link}>
        {t('docPage.editCurrent')}
      </Link>
    )
  );
}
