import type { ReactNode } from 'react';
import type { Props } from '@theme/Error';
import { PageError } from '@site/src/shell/page-error';

/** Renders the error page when the layout itself threw. */
export default function ErrorPage(props: Props): ReactNode {
  return <PageError {...props} />;
}
