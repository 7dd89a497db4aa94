import type { LoadContext, Plugin } from '@docusaurus/types';
import { readGenerated } from '../generated-files';
import { UNNAMED, chunkFilesPlugin } from './chunk-files-plugin';

/** Removes the list of all files from the bundler's runtime, which every page loads. */
export default function chunkTablePlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'chunk-table',
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const given = config.plugins ?? [];
      const plugins = given.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      if (plugins.length !== given.length - 1) {
        throw new Error(
          'chunk-table: Docusaurus has no ChunkAssetPlugin to replace. Compare index.ts with lib/webpack/client.js of this Docusaurus version.',
        );
      }
      const names = new Set(Object.keys(readGenerated(generatedFilesDir).modules));
      return {
        mergeStrategy: { plugins: 'replace' },
        output: { chunkFilename: UNNAMED },
        plugins: [...plugins, chunkFilesPlugin(names)],
      };
    },
  };
}
