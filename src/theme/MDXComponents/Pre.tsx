import type { ComponentProps, ReactNode } from 'react';
import CodeBlock from '../CodeBlock';

/** Renders the `<pre>` of MDX, which is always a code block. */
export default function MDXPre(props: ComponentProps<typeof CodeBlock>): ReactNode {
  return <CodeBlock {...props} />;
}
