import type { ReactNode } from 'react';
import type { Props } from '@theme/Error';
import { PageError } from '@site/src/page-error';

/** Places what stands in for the whole site when its frame itself threw. */
export default function ErrorPage(props: Props): ReactNode {
  return <PageError {...props} />;
}
