import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Keeps the page that the reader is on as it is while the next one is being loaded.
 *
 * Docusaurus shows the old page until then, but React renders all of it again for the new address,
 * right after the click and for nothing: a context that changes reaches all who read it, past every
 * memo and every nearer provider (https://github.com/facebook/react/pull/20890), and the router's
 * own parts then make new elements of what they show. Ours make new ones for a new address only.
 */
export default function stillPagePlugin(): Plugin {
  return {
    name: 'still-page',
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@docusaurus/renderRoutes': path.join(__dirname, 'browser', 'render-routes.tsx'),
        },
      },
    }),
  };
}
