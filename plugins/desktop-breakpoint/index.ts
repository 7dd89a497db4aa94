import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Options of the desktop-breakpoint plugin. */
export interface PluginOptions {
  /** Narrowest window in px that shows the sidebar beside the page. */
  width: number;
}

// The stylesheets that carry the number, and the hook that all of the theme's scripts ask.
const CARRIERS =
  /[\\/]node_modules[\\/](?:infima[\\/]dist[\\/].*\.css|@docusaurus[\\/]theme-(?:classic|common)[\\/]lib[\\/](?:.*\.css|hooks[\\/]useWindowSize\.js))$/;

/**
 * Moves Docusaurus's border between its mobile and its desktop layout, 996 px, to our own.
 *
 * Docusaurus has no option for it: the number stands in media queries of Infima and of the
 * classic theme, and in `useWindowSize` (https://github.com/facebook/docusaurus/issues/9603).
 * Overriding it from outside would mean to repeat, the other way round, every rule of those
 * queries, and to swizzle every component that calls the hook. Changing the number as the files
 * are read keeps both sides in step by construction, follows Docusaurus's own changes, and the
 * loader stops the build when the number stands in a form that it does not know.
 */
export default function desktopBreakpointPlugin(
  _context: LoadContext,
  { width }: PluginOptions,
): Plugin {
  return {
    name: 'desktop-breakpoint',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: CARRIERS,
            enforce: 'pre',
            use: { loader: path.join(__dirname, 'breakpoint-loader.cjs'), options: { width } },
          },
        ],
      },
    }),
  };
}
