import type { HTMLAttributes } from 'react';
import libraryFonts from '@generated/static-theme/default/library-fonts';
import type { DemoScope } from '@site/src/foundation/products';
import type { ServerModule } from '../types';
import { IslandApp } from '../island-app/IslandApp';

interface Props {
  name: string;
  scope: DemoScope;
  server: ServerModule | null;
  /** Whether a demo that can't render is left out with a warning. */
  isOptional?: boolean;
  /** Attributes of the element that contains the demo. */
  host: HTMLAttributes<HTMLDivElement>;
}

/**
 * Links that the page's template moves into the page's head, each once. Docusaurus's head manager
 * doesn't suit: during hydration it removes and reinserts its tags, so demos would briefly lose their
 * theme.
 */
function headLinks(scope: DemoScope): string {
  const fonts = libraryFonts[scope].map(
    (href) =>
      `<link data-head rel="preload" as="font" crossorigin fetchpriority="low" href="${href}">`,
  );
  const theme = `<link data-head rel="stylesheet" data-demo-theme="${scope}" href="${__LIBRARY_STYLESHEETS__[scope]}">`;
  return [theme, ...fonts].join('');
}

/**
 * Renders a demo to HTML inside the page's HTML, as a separate root that the page's hydration
 * ignores.
 */
export function ServerIsland({ name, scope, server, host, isOptional }: Props) {
  // Without the condition around these `require` calls, react-dom/server would be in the browser bundle.
  if (__SERVER__ && server) {
    const emotion = require('@emotion/react') as typeof import('@emotion/react');
    const { renderDemo } =
      require('../server/render-demo') as typeof import('../server/render-demo');
    const { findLine } = require('../server/find-line') as typeof import('../server/find-line');
    const { ServerIsland: ReactIsland } =
      require('docusaurus-demo-islands/server') as typeof import('docusaurus-demo-islands/server');
    const file = server.file ?? name;
    const app = <IslandApp name={name} parts={server} />;
    let html: string;
    try {
      html = renderDemo({
        app,
        name,
        cache: emotion.__unsafe_useEmotionCache()!,
        file,
        findLine: () => findLine(file, scope),
      });
    } catch (error) {
      if (!isOptional) {
        throw error;
      }
      console.warn(`[WARNING] ${name} is left out. ${String(error)}`);
      return <div {...host} hidden />;
    }
    return (
      <ReactIsland
        host={host}
        before={headLinks(scope)}
        html={server.Scope.serverHtml?.(html) ?? html}
      />
    );
  }
  return <div {...host} />;
}
