import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replacedModules } from '../replaced-modules';

/** Removes code and data that no page uses from the scripts that every page loads. */
export default function slimBundlePlugin(): Plugin {
  const here = (file: string) => path.join(__dirname, file);
  const banner = require.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js');
  const noBanner = here('no-banner.js');
  const prismSetup = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');
  return {
    name: 'slim-bundle',
    configureWebpack: (_config, isServer, { currentBundler }) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            resolve: { alias: { tslib: here('tslib-stub.js'), [prismSetup]: here('empty.js') } },
            plugins: [
              new currentBundler.instance.NormalModuleReplacementPlugin(
                /\/BaseUrlIssueBanner$/,
                (module) => {
                  module.request = noBanner;
                },
              ),
              replacedModules('slim-bundle', { required: [noBanner], forbidden: [banner] }),
            ],
            module: {
              rules: [
                {
                  test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/,
                  enforce: 'pre',
                  use: here('slim-config-loader.cjs'),
                },
                {
                  test: /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/].*\.json$/,
                  enforce: 'pre',
                  use: here('slim-version-loader.cjs'),
                },
              ],
            },
          },
  };
}
