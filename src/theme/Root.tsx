import type { ReactNode } from 'react';
import { EmotionRoot } from '@site/src/demos';
import { DocsProvider } from '@site/src/products/provider';

/** Wraps the whole app; never unmounts. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <DocsProvider>
      <EmotionRoot>{children}</EmotionRoot>
    </DocsProvider>
  );
}
