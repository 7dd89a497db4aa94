import { useState } from 'react';
import type { ReactNode } from 'react';

/**
 * Provides one emotion cache per page to demos on the server. In the browser, islands use their own,
 * so the page doesn't include emotion.
 */
export function EmotionRoot({ children }: { children: ReactNode }) {
  if (__SERVER__) {
    const { CacheProvider } = require('@emotion/react') as typeof import('@emotion/react');
    const { createBidiCache } =
      require('./create-bidi-cache') as typeof import('./create-bidi-cache');
    // eslint-disable-next-line react-hooks/rules-of-hooks -- the condition is fixed per bundle
    const [cache] = useState(() => createBidiCache('css'));
    return <CacheProvider value={cache}>{children}</CacheProvider>;
  }
  return children;
}
