import type { ReactNode } from 'react';
import { AdProvider } from '@site/src/ads';
import { EmotionRoot } from '@site/src/demos';
import { DocsProvider } from '@site/src/products/provider';

/** Wraps the whole app; never unmounts. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <DocsProvider>
      <AdProvider>
        <EmotionRoot>{children}</EmotionRoot>
      </AdProvider>
    </DocsProvider>
  );
}
