import type { LoadContext, Plugin } from '@docusaurus/types';
import { IS_SUPPORTED } from '../../shared/feature-test';
import { SHOWN_CONTENTS_SCRIPT } from './shown-contents';
import { checkTheirGroups } from './their-groups';

/** Options of the document plugin. */
export interface PluginOptions {
  /** Source of the script that applies the reader's settings before the first paint. */
  settingsScript: string;
  /** Source of the script for the time until the page works. */
  startScript: string;
  /** Source of the script that restores the sidebar's state. */
  sidebarScript: string;
  /** `theme-color` of each mode. */
  themeColors: { light: string; dark: string };
  /** Cascade layers, weakest first. Declared in a separate tag during development. */
  layers: readonly string[];
}

const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';

/** Adds tags to every page's document. */
export default function documentPlugin(
  _context: LoadContext,
  { settingsScript, startScript, sidebarScript, themeColors, layers }: PluginOptions,
): Plugin {
  return {
    name: 'document',

    configureWebpack(config, isServer) {
      if (isServer) {
        return {};
      }
      checkTheirGroups(config);
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Of modules that most chunks use. Below the default of 20 kB in total, each of these
              // chunks would include its own copy.
              common: { minSize: 0 },
              styles: false,
              'shared-styles': {
                type: 'css/mini-extract',
                chunks: 'async',
                minChunks: 2,
                minSize: 0,
                priority: 30,
                reuseExistingChunk: true,
              },
            },
          },
        },
      };
    },

    injectHtmlTags() {
      return {
        headTags: [
          ...(IS_DEVELOPMENT
            ? [{ tagName: 'style', innerHTML: `@layer ${layers.join(', ')};` }]
            : []),
          {
            tagName: 'meta',
            attributes: {
              name: 'theme-color',
              media: '(prefers-color-scheme: light)',
              content: themeColors.light,
            },
          },
          {
            tagName: 'meta',
            attributes: {
              name: 'theme-color',
              media: '(prefers-color-scheme: dark)',
              content: themeColors.dark,
            },
          },
        ],
        // In the dev server, the settings come after Docusaurus's script and override its result.
        preBodyTags: [
          SHOWN_CONTENTS_SCRIPT,
          settingsScript,
          `if(${IS_SUPPORTED}){${startScript}}`,
        ].map((innerHTML) => ({
          tagName: 'script',
          innerHTML,
        })),
        postBodyTags: [{ tagName: 'script', innerHTML: sidebarScript }],
      };
    },
  };
}
