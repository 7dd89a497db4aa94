import EditThisPage from '@theme-original/EditThisPage';
import type { ReactNode } from 'react';
import type { Props } from '@theme/EditThisPage';
import { EditCurrentVersion, currentEditUrl } from '@site/src/doc-page';

/** Adds the current version's source to the edit link of an archived page. */
export default function ThemeEditThisPage({ editUrl }: Props): ReactNode {
  const current = currentEditUrl(editUrl);
  return (
    <>
      <EditThisPage editUrl={editUrl} />
      {current && <EditCurrentVersion href={current} />}
    </>
  );
}
