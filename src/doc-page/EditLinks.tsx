import Link from '@docusaurus/Link';
import { useActiveDocContext, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import IconEdit from '@theme/Icon/Edit';
import { useTranslate } from '@site/src/i18n';
import { currentEditUrl, isDeclarationUrl } from './edit-links';
import styles from './EditLinks.module.css';

interface Props {
  /** Where the page is edited, or the declaration that it is made from. */
  editUrl: string;
}

/**
 * Leads to the source of a page. An archived page has two: its own, and that of the current
 * version, if the page still exists there.
 */
export function EditLinks({ editUrl }: Props) {
  const t = useTranslate();
  const { pluginId, label } = useDocsVersion();
  const { alternateDocVersions } = useActiveDocContext(pluginId);
  const currentUrl = currentEditUrl(editUrl);
  const text = currentUrl ? t('docPage.edit.archived', { version: label }) : t('docPage.edit.page');
  return (
    <span className={styles.links}>
      <Link href={editUrl} className={ThemeClassNames.common.editThisPage}>
        <IconEdit />
        {isDeclarationUrl(editUrl) ? t('docPage.edit.declaration') : text}
      </Link>
      {currentUrl && alternateDocVersions.current && (
        <Link href={currentUrl} className={ThemeClassNames.common.editThisPage}>
          <IconEdit />
          {t('docPage.edit.current')}
        </Link>
      )}
    </span>
  );
}
