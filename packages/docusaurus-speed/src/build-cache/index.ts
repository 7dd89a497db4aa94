import type { LoadContext, Plugin } from '@docusaurus/types';
import { cacheVersion } from './cache-version';
import type { PluginOptions } from './cache-version';

interface PersistentCache {
  version?: string;
}

/**
 * Invalidates the bundler's persistent cache when the code that compiles the pages changes, and
 * separates builds of different pages: the bundler crashes if they share a cache.
 */
export default function buildCachePlugin({ siteDir }: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'build-cache',
    configureWebpack(config) {
      const experiments = config.experiments as { cache?: PersistentCache } | undefined;
      const cache = experiments?.cache;
      if (!cache?.version) {
        return {};
      }
      const version = cacheVersion(cache.version, siteDir, process.env, options);
      return { experiments: { cache: { version } } as object };
    },
  };
}
