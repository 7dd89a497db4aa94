import type { EmotionCache } from '@emotion/cache';
import { ownValue } from '@site/src/foundation/own-value';

const FIXED = /(?:^|[;{"\s])position:\s*fixed/;
const HIDDEN = /\shidden(?:[\s=>]|$)|visibility:\s*hidden|display:\s*none/;
const TAG = /<([a-z][\w-]*)((?:\s[^<>]*)?)>/g;

/**
 * Finds the elements of a demo with `position: fixed`, which would cover the page around the demo.
 * Hidden elements, such as a closed backdrop, don't count.
 *
 * @param html - HTML from the server.
 * @param cache - Emotion cache from `createBidiCache` that rendered the HTML.
 * @returns Tag names, such as `header`.
 */
export function fixedElements(html: string, cache: EmotionCache): string[] {
  const isFixed = (className: string) => {
    const css = className.startsWith(`${cache.key}-`)
      ? ownValue(cache.inserted, className.slice(cache.key.length + 1))
      : undefined;
    return typeof css === 'string' && FIXED.test(css);
  };
  return Array.from(html.matchAll(TAG)).flatMap(([, element = '', attributes = '']) => {
    const style = /\sstyle="([^"]*)"/.exec(attributes)?.[1] ?? '';
    const classes = /\sclass="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? [];
    const found = FIXED.test(style) || classes.some(isFixed);
    return found && !HIDDEN.test(attributes) ? [element] : [];
  });
}
