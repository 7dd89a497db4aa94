import type { ReactNode } from 'react';
// Not by the subject's index: the slot is for pages of documentation only.
import { AdProvider } from '@site/src/ads/AdProvider';
import { EmotionRoot } from '@site/src/demos';
import { DocsProvider } from '@site/src/products/provider';
import { HeadHold } from '@site/src/settings/document';

/** Wraps the whole app; never unmounts. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  return (
    <DocsProvider>
      <HeadHold />
      <AdProvider>
        <EmotionRoot>{children}</EmotionRoot>
      </AdProvider>
    </DocsProvider>
  );
}
