import type { ComponentProps, ReactNode } from 'react';
import { Details } from '@site/src/page/doc-page';

/** Renders `<details>`; Docusaurus's own can't be opened by a link to what it contains. */
export default function MDXDetails(props: ComponentProps<'details'>): ReactNode {
  return <Details {...props} />;
}
