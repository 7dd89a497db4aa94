import CodeInline from '@theme/CodeInline';
import type { ComponentProps, ReactNode } from 'react';

/** Inline code only. Code blocks are `pre` elements, see `Pre.tsx`. */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <CodeInline {...props} />;
}
