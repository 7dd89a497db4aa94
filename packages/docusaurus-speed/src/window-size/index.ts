import type { LoadContext, Plugin } from '@docusaurus/types';
import { browserFile } from '../bundled-file';
import { upstreamFile } from '../upstream-file';

/** The width in Docusaurus's own stylesheets, in px. */
const INFIMA = 997;

/** Options of window-size. */
export interface PluginOptions {
  /** Width from which a window has room for the desktop layout, in px; 997 by default. */
  desktop?: number;
}

/**
 * Replaces the hook that all scripts of the theme use to find out whether the window has room for the
 * desktop layout. Docusaurus has no option for the width
 * (https://github.com/facebook/docusaurus/issues/9603), which the stylesheets must have too.
 */
export default function windowSizePlugin(
  _context: LoadContext,
  { desktop = INFIMA }: PluginOptions,
): Plugin {
  const theirs = upstreamFile('@docusaurus/theme-common/lib/hooks/useWindowSize.js');
  return {
    name: 'window-size',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      resolve: { alias: { [theirs]: browserFile('window-size/use-window-size') } },
      plugins: [new currentBundler.instance.DefinePlugin({ DESKTOP_WIDTH: desktop })],
    }),
  };
}
