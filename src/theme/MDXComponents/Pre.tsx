import type { ComponentProps, ReactNode } from 'react';
import { CodeBlock } from '@site/src/page/code';

/** Renders a code block. Its props are from `plugins/shared/highlight`. */
export default function MDXPre(props: ComponentProps<typeof CodeBlock>): ReactNode {
  return <CodeBlock {...props} />;
}
