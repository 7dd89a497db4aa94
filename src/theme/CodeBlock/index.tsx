import type { ComponentProps, ReactNode } from 'react';
import { CodeBlock as HighlightedCode } from '@site/src/page/code';

/** Renders a code block. Its props are from `plugins/content/code-blocks`, which highlights it. */
export default function CodeBlock(props: ComponentProps<typeof HighlightedCode>): ReactNode {
  return <HighlightedCode {...props} />;
}
