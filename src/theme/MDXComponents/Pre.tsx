import type { ComponentProps, ReactNode } from 'react';
import { CodeBlock } from '@site/src/code';

/** Renders a code block. Its props are from `plugins/highlight`. */
export default function MDXPre(props: ComponentProps<typeof CodeBlock>): ReactNode {
  return <CodeBlock {...props} />;
}
