import type { HTMLAttributes } from 'react';
import { LIBRARY_FONTS } from '@site/src/branding/fonts/files';
import type { DemoScope } from '@site/src/products';
import type { IslandModule } from '../types';
import { IslandApp } from '../island-app/IslandApp';
import { logicalSliders } from './logical-sliders';

interface Props {
  name: string;
  scope: DemoScope;
  server: IslandModule | null;
  /** Attributes of the element that holds the demo. */
  host: HTMLAttributes<HTMLDivElement>;
}

/**
 * Links that `plugins/document` moves into the page's head, each once. Not by Docusaurus's head
 * manager: while a page hydrates it takes its tags out and puts them in again, and for that moment
 * the demos would have lost their theme.
 */
function headLinks(scope: DemoScope): string {
  const fonts = LIBRARY_FONTS[scope].map(
    (href) =>
      `<link data-head rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${href}">`,
  );
  const theme = `<link data-head rel="stylesheet" data-demo-theme="${scope}" href="${__LIBRARY_STYLESHEETS__[scope]}">`;
  return [theme, ...fonts].join('');
}

/**
 * Renders a demo to HTML inside the page's HTML. A root of its own, so that the page's hydration
 * never looks inside.
 */
export function ServerIsland({ name, scope, server, host }: Props) {
  // The requires must stand inside the condition: else react-dom/server travels to the browser.
  if (__SERVER__ && server) {
    const emotion = require('@emotion/react') as typeof import('@emotion/react');
    const { renderDemo } =
      require('../server/render-demo') as typeof import('../server/render-demo');
    const { findLine } = require('../server/find-line') as typeof import('../server/find-line');
    const file = server.file ?? name;
    const html = renderDemo({
      app: <IslandApp name={name} module={server} />,
      name,
      cache: emotion.__unsafe_useEmotionCache()!,
      file,
      findLine: () => findLine(file, scope),
    });
    return (
      <div
        {...host}
        dangerouslySetInnerHTML={{
          __html: `${headLinks(scope)}<div>${logicalSliders(html)}</div>`,
        }}
      />
    );
  }
  return <div {...host} />;
}
