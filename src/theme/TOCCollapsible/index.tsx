import type { ReactNode } from 'react';
import type { Props } from '@theme/TOCCollapsible';
import { ContentsBar } from '@site/src/page/doc-page';

/** Renders the table of contents on narrow screens. */
export default function TOCCollapsible(props: Props): ReactNode {
  return <ContentsBar {...props} />;
}
