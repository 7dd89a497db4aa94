import type { ComponentProps, ReactNode } from 'react';
import { CodeBlock } from '@site/src/code';

/** Places the code block; `plugins/highlight` prepared its props. */
export default function MDXPre(props: ComponentProps<typeof CodeBlock>): ReactNode {
  return <CodeBlock {...props} />;
}
