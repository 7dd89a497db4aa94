import type { LoadContext, Plugin } from '@docusaurus/types';
import { mirrorPackages } from './mirror';

/** Options of the document plugin. */
export interface PluginOptions {
  /** Source of the script that applies the reader's settings before anything is painted. */
  settingsScript: string;
  /** `theme-color` of each mode. */
  themeColors: { light: string; dark: string };
  /** Cascade layers, weakest first; in development they are declared by a tag of their own. */
  layers: readonly string[];
}

const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';

/** Tags that every page's document carries besides Docusaurus's own. */
export default function documentPlugin(
  _context: LoadContext,
  { settingsScript, themeColors, layers }: PluginOptions,
): Plugin {
  return {
    name: 'document',

    configurePostCss(postCssOptions) {
      return { ...postCssOptions, plugins: [...postCssOptions.plugins, mirrorPackages()] };
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
        // After Docusaurus's own script, whose result it replaces; both run before the first paint.
        preBodyTags: [{ tagName: 'script', innerHTML: settingsScript }],
      };
    },
  };
}
