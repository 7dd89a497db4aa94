import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { coversPage, throwingLine, throwsOnServer } from './demo-server-error';
import { fixedElements } from './fixed-elements';

interface Input {
  /** The demo in its scope. */
  app: ReactNode;
  /** Prefix of its ids. */
  name: string;
  cache: EmotionCache;
  /** The demo's file relative to the repository, for messages. */
  file: string;
  /** Finds the line that throws if the error's stack doesn't contain the file. */
  findLine?: () => number | null;
}

/**
 * Renders a demo to HTML, as on a page.
 *
 * @throws {DemoServerError} If the demo throws, or if it would cover the page.
 */
export function renderDemo({ app, name, cache, file, findLine }: Input): string {
  let html: string;
  try {
    html = renderToString(<CacheProvider value={cache}>{app}</CacheProvider>, {
      identifierPrefix: name,
    });
  } catch (error) {
    throw throwsOnServer(error, file, throwingLine(error, file) ?? findLine?.() ?? null);
  }
  const fixed = fixedElements(html, cache);
  if (fixed.length > 0) {
    throw coversPage(fixed, file);
  }
  return html;
}
