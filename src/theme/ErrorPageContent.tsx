import type { ReactNode } from 'react';
import type { Props } from '@theme/Error';
import { PageError } from '@site/src/shell/page-error';

/** Renders the error page between navbar and footer. */
export default function ErrorPageContent(props: Props): ReactNode {
  return <PageError {...props} />;
}
