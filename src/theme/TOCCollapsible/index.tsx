import type { ReactNode } from 'react';
import type { Props } from '@theme/TOCCollapsible';
import { ContentsBar } from '@site/src/doc-page';

/** Places the table of contents of a narrow screen. */
export default function TOCCollapsible(props: Props): ReactNode {
  return <ContentsBar {...props} />;
}
