import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { upstreamFile } from '../upstream-file';

/**
 * Replaces the hook that all scripts of the theme use to find out whether the window has room for the
 * desktop layout, because Docusaurus has no option for the width
 * (https://github.com/facebook/docusaurus/issues/9603). `base-styles` has the same width.
 */
export default function windowSizePlugin(): Plugin {
  const theirs = upstreamFile('@docusaurus/theme-common/lib/hooks/useWindowSize.js');
  return {
    name: 'window-size',
    configureWebpack: () => ({
      resolve: { alias: { [theirs]: path.join(__dirname, 'browser', 'use-window-size.ts') } },
    }),
  };
}
