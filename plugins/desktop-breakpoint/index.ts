import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Options of the desktop-breakpoint plugin. */
export interface PluginOptions {
  /** Minimum width in px of windows that show the sidebar next to the page. */
  width: number;
}

// The stylesheets with the breakpoint, and the hook used by all scripts of the theme.
const CARRIERS =
  /[\\/]node_modules[\\/](?:infima[\\/]dist[\\/].*\.css|@docusaurus[\\/]theme-(?:classic|common)[\\/]lib[\\/](?:.*\.css|hooks[\\/]useWindowSize\.js))$/;

/**
 * Changes the breakpoint between Docusaurus's mobile and desktop layouts from 996 px to the site's.
 *
 * Docusaurus has no option for it: the number is in media queries of Infima and the classic theme,
 * and in `useWindowSize` (https://github.com/facebook/docusaurus/issues/9603). Overriding it would
 * mean inverting every rule of those queries and swizzling every component that uses the hook.
 * Replacing the number when the files are loaded keeps both consistent and includes changes in
 * Docusaurus. The hook is replaced as a whole, see `browser/window-size-hook.ts`. The build fails if
 * the number has an unexpected form.
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
