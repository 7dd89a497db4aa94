import type { EmotionCache } from '@emotion/cache';
import { createBidiCache } from './create-bidi-cache';

let cache: EmotionCache | null = null;

/** The one emotion cache of this document; adopts the styles that the server put into the head. */
export function browserCache(): EmotionCache {
  cache ??= createBidiCache('css');
  return cache;
}
