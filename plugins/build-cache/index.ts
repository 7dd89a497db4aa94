import type { LoadContext, Plugin } from '@docusaurus/types';
import { sourcesHash } from './sources-hash';

// What the loaders and remark plugins are made of; the bundler's cache watches none of it.
const SOURCES = ['plugins', 'src/products', 'src/branding', 'src/api/history'];

interface PersistentCache {
  version?: string;
}

/** Makes the bundler's persistent cache forget when the code that compiles the pages changes. */
export default function buildCachePlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack(config) {
      const experiments = config.experiments as { cache?: PersistentCache } | undefined;
      const cache = experiments?.cache;
      if (!cache?.version) {
        return {};
      }
      const version = `${cache.version}-${sourcesHash(siteDir, SOURCES)}`;
      return { experiments: { cache: { version } } as object };
    },
  };
}
