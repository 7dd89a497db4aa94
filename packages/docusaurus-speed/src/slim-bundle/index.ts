import type { LoadContext, Plugin } from '@docusaurus/types';
import { browserFile, loaderFile } from '../bundled-file';
import { replacedModules } from '../replaced-modules';

/** Options of slim-bundle. */
export interface PluginOptions {
  /**
   * `false` removes the descriptions of documents, if no page uses `DocCard` or `DocCardList`, as those
   * of generated indexes do.
   */
  descriptions?: boolean;
}

interface ThemeConfig {
  prism?: { additionalLanguages?: readonly string[] };
}

/** Removes code and data that no page uses from the scripts that every page loads. */
export default function slimBundlePlugin(
  { siteConfig }: LoadContext,
  { descriptions = true }: PluginOptions,
): Plugin {
  const banner = require.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js');
  const noBanner = browserFile('slim-bundle/no-banner');
  const prismSetup = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');
  return {
    name: 'slim-bundle',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      // Read here, because the theme hasn't filled in its defaults before.
      const { prism } = siteConfig.themeConfig as ThemeConfig;
      return {
        resolve: {
          alias: prism?.additionalLanguages?.length
            ? {}
            : { [prismSetup]: browserFile('slim-bundle/empty') },
        },
        plugins: [
          new NormalModuleReplacementPlugin(/^tslib$/, (module) => {
            if (/[\\/]@docusaurus[\\/]/.test(module.context)) {
              module.request = browserFile('slim-bundle/tslib-stub');
            }
          }),
          ...(siteConfig.baseUrlIssueBanner
            ? []
            : [
                new NormalModuleReplacementPlugin(/\/BaseUrlIssueBanner$/, (module) => {
                  module.request = noBanner;
                }),
                replacedModules('slim-bundle', { required: [noBanner], forbidden: [banner] }),
              ]),
        ],
        module: {
          rules: [
            {
              test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/,
              enforce: 'pre',
              use: loaderFile('slim-config-loader'),
            },
            ...(descriptions
              ? []
              : [
                  {
                    test: /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/].*\.json$/,
                    enforce: 'pre' as const,
                    use: loaderFile('slim-version-loader'),
                  },
                ]),
          ],
        },
      };
    },
  };
}
