import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';
import { DemoServerError, renderDemo as render } from 'docusaurus-demo-islands/server';
import type { ServerDemo } from 'docusaurus-demo-islands/server';
import { fixedElements } from './fixed-elements';

/** How to show a demo that only a browser can render. */
export const OTHERWISE =
  'If only a browser can render the demo, show it with <Demo … frameOnly height={400} />.';

interface Input extends Omit<ServerDemo, 'otherwise'> {
  cache: EmotionCache;
}

/**
 * Renders a demo to HTML, as on a page.
 *
 * @throws {DemoServerError} If the demo throws, or if it would cover the page.
 */
export function renderDemo({ app, cache, ...demo }: Input): string {
  const html = render({
    ...demo,
    app: <CacheProvider value={cache}>{app}</CacheProvider>,
    otherwise: OTHERWISE,
  });
  const [fixed] = fixedElements(html, cache);
  if (fixed) {
    throw new DemoServerError(
      `${demo.file}: the demo would cover the page: <${fixed}> has "position: fixed". ` +
        'Show it with <Demo … frameOnly height={400} />, or give the element another position.',
    );
  }
  return html;
}
