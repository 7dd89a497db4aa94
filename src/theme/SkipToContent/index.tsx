import type { ReactNode } from 'react';
import { SkipLink } from '@site/src/shell/page-start';

/** Renders the link to the content of a page. */
export default function SkipToContent(): ReactNode {
  return <SkipLink />;
}
