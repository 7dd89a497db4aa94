import type { ReactNode } from 'react';
import type { Props } from '@theme/TOC';
import { ContentsAside } from '@site/src/page/doc-page';

/** Renders the table of contents next to a page. */
export default function TOC(props: Props): ReactNode {
  return <ContentsAside {...props} />;
}
