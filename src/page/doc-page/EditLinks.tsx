import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useDoc,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import IconEdit from '@theme/Icon/Edit';
import { useTranslate } from '@site/src/foundation/i18n';
import { currentEditUrl, isDeclarationUrl } from './edit-links';
import type { PageFacts } from './front-matter';
import styles from './EditLinks.module.css';

interface Props {
  /** URL for editing the page, or of the declaration that it is generated from. */
  editUrl: string;
}

/**
 * Links to the source of a page. An archived page has two links: to its own source, and to the
 * current version's if the page still exists there.
 */
export function EditLinks({ editUrl }: Props) {
  const t = useTranslate();
  const { pluginId, label } = useDocsVersion();
  const { alternateDocVersions } = useActiveDocContext(pluginId);
  const { current_declaration: declaration } = useDoc().frontMatter as PageFacts;
  const currentUrl = currentEditUrl(editUrl);
  const text = currentUrl ? t('docPage.edit.archived', { version: label }) : t('docPage.edit.page');
  return (
    <span className={styles.links}>
      <Link href={editUrl} className={ThemeClassNames.common.editThisPage}>
        <IconEdit />
        {isDeclarationUrl(editUrl) ? t('docPage.edit.declaration') : text}
      </Link>
      {declaration && (
        <Link href={declaration} className={ThemeClassNames.common.editThisPage}>
          <IconEdit />
          {t('docPage.edit.currentDeclaration')}
        </Link>
      )}
      {currentUrl && alternateDocVersions.current && (
        <Link href={currentUrl} className={ThemeClassNames.common.editThisPage}>
          <IconEdit />
          {t('docPage.edit.current')}
        </Link>
      )}
    </span>
  );
}
