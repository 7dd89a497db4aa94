import type { Props } from '@theme/DocPaginator';
import type { ReactNode } from 'react';
import { Paginator } from '@site/src/shell/navigation/paginator/Paginator';

/** Renders the links to the previous and the next page. */
export default function DocPaginator(props: Props): ReactNode {
  return <Paginator {...props} />;
}
