import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const DECODERS = path.join(__dirname, '../../../src/foundation/browser/decode-uri.ts');

/**
 * Makes packages decode addresses without throwing on malformed ones, such as `/%E0%A4%A/`.
 *
 * The router's `createLocation` and Docusaurus's `preload` and `ClientLifecyclesDispatcher` decode the
 * page's address, so a malformed one would stop the page's scripts. They call the global functions,
 * which the bundler can replace. The site's own code imports the replacements.
 */
export default function safeDecodingPlugin(): Plugin {
  return {
    name: 'safe-decoding',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.ProvidePlugin({
          decodeURI: [DECODERS, 'decodeUri'],
          decodeURIComponent: [DECODERS, 'decodeUriComponent'],
        }),
      ],
    }),
  };
}
