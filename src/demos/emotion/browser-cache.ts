import type { EmotionCache } from '@emotion/cache';
import { createBidiCache } from './create-bidi-cache';

let cache: EmotionCache | null = null;

/** The document's only emotion cache; adopts the server's styles in the head. */
export function browserCache(): EmotionCache {
  cache ??= createBidiCache('css');
  return cache;
}
