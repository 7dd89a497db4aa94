import type { Plugin } from '@docusaurus/types';

/**
 * Puts what several of the server's lazy modules use into one chunk. Without it, each demo's chunk has
 * its own copy of the libraries, all of it kept in memory, written, read and compiled.
 */
export default function serverChunksPlugin(): Plugin {
  return {
    name: 'server-chunks',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  shared: {
                    name: 'shared',
                    chunks: 'async',
                    minChunks: 2,
                    minSize: 0,
                    priority: 0,
                    reuseExistingChunk: true,
                  },
                },
              },
            },
          }
        : {},
  };
}
