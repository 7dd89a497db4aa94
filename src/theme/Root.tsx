import type { ReactNode } from 'react';
// Not imported from the folder's index, because only docs pages need the ad slot.
import { AdProvider } from '@site/src/telemetry/ads/AdProvider';
import { useEarlyInput } from '@site/src/foundation/browser/early-input/use-early-input';
import { EmotionRoot } from '@site/src/demos';
import { DocsProvider } from '@site/src/foundation/products/provider';

/** Wraps the app. Never unmounts. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  useEarlyInput();
  return (
    <DocsProvider>
      <AdProvider>
        <EmotionRoot>{children}</EmotionRoot>
      </AdProvider>
    </DocsProvider>
  );
}
