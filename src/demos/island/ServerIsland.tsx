import type { HTMLAttributes } from 'react';
import type { IslandModule } from '../types';
import { IslandApp } from './IslandApp';

interface Props {
  name: string;
  server: IslandModule | null;
  /** Attributes of the element that holds the demo. */
  host: HTMLAttributes<HTMLDivElement>;
}

/**
 * Renders a demo to HTML inside the page's HTML. A root of its own, so that the page's hydration
 * never looks inside.
 */
export function ServerIsland({ name, server, host }: Props) {
  // The requires must stand inside the condition: else react-dom/server travels to the browser.
  if (__SERVER__ && server) {
    const { renderToString } = require('react-dom/server') as typeof import('react-dom/server');
    const emotion = require('@emotion/react') as typeof import('@emotion/react');
    const cache = emotion.__unsafe_useEmotionCache();
    const html = renderToString(
      <emotion.CacheProvider value={cache!}>
        <IslandApp name={name} module={server} />
      </emotion.CacheProvider>,
      { identifierPrefix: name },
    );
    return <div {...host} dangerouslySetInnerHTML={{ __html: `<div>${html}</div>` }} />;
  }
  return <div {...host} />;
}
