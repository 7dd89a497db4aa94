import type { Plugin } from '@docusaurus/types';
import { browserFile } from '../bundled-file';

/**
 * Makes packages decode addresses without throwing on malformed ones, such as `/%E0%A4%A/`.
 *
 * The router's `createLocation` and Docusaurus's `preload` and `ClientLifecyclesDispatcher` decode the
 * page's address, so a malformed one would stop the page's scripts. They call the global functions,
 * which the bundler can replace. Code of the site
 * itself can import the replacements from `docusaurus-speed/decode-uri`.
 */
export default function safeDecodingPlugin(): Plugin {
  const decoders = browserFile('decode-uri');
  return {
    name: 'safe-decoding',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.ProvidePlugin({
          decodeURI: [decoders, 'decodeUri'],
          decodeURIComponent: [decoders, 'decodeUriComponent'],
        }),
      ],
    }),
  };
}
