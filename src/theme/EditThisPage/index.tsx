import type { ReactNode } from 'react';
import type { Props } from '@theme/EditThisPage';
import { EditLinks } from '@site/src/page/doc-page';

/** Renders the links to a page's source. */
export default function EditThisPage({ editUrl }: Props): ReactNode {
  return <EditLinks editUrl={editUrl} />;
}
