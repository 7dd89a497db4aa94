import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { browserCache } from './browser-cache';

/** Provides the document's emotion cache to a demo's root; on the server, `ServerIsland` does. */
export function EmotionScope({ children }: { children: ReactNode }) {
  return __SERVER__ ? children : <CacheProvider value={browserCache()}>{children}</CacheProvider>;
}
