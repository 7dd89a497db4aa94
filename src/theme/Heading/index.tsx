import type { ReactNode } from 'react';
import type { Props } from '@theme/Heading';
import { Heading as LinkedHeading } from '@site/src/ui/heading';

/** Renders a heading with a link to itself. */
export default function Heading(props: Props): ReactNode {
  return <LinkedHeading {...props} />;
}
