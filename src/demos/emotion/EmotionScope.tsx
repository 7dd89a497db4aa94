import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { browserCache } from './browser-cache';

/** Gives a demo's root the document's emotion cache; on the server the island brings the page's. */
export function EmotionScope({ children }: { children: ReactNode }) {
  return __SERVER__ ? children : <CacheProvider value={browserCache()}>{children}</CacheProvider>;
}
