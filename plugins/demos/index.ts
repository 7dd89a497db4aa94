import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { DemoScope, DocsInstance } from '../../src/products';
import type { LoaderOptions } from './demo-loader';
import type { PluginOptions } from './options';

/** Scope of each docs folder, archived versions included. */
export function scopesByFolder(instances: readonly DocsInstance[]): Record<string, DemoScope> {
  return Object.fromEntries(instances.map(({ folder, demoScope }) => [folder, demoScope]));
}

/**
 * Makes demos out of the `.tsx` files beside the pages: their island modules, their source pages,
 * and the chunks that they share.
 */
export default function demosPlugin({ siteDir }: LoadContext, options: PluginOptions): Plugin {
  const scopeFile = (scope: DemoScope) => path.join(siteDir, 'src/demos/scopes', `${scope}.tsx`);
  return {
    name: 'demos',

    configureWebpack(_config, isServer, { currentBundler }) {
      const loaderOptions: LoaderOptions = {
        siteDir,
        emit: !isServer,
        scopes: { material: scopeFile('material'), joy: scopeFile('joy') },
        folders: scopesByFolder(options.instances),
      };
      return {
        mergeStrategy: { 'optimization.splitChunks.cacheGroups': 'append' },
        plugins: [
          new currentBundler.instance.DefinePlugin({ __SERVER__: JSON.stringify(isServer) }),
        ],
        module: {
          rules: [
            {
              test: /\/demos\/[A-Z]\w*\.tsx$/,
              resourceQuery: /^\?(?:island|facts)$/,
              enforce: 'pre',
              use: [{ loader: path.join(__dirname, 'demo-loader.cjs'), options: loaderOptions }],
            },
          ],
        },
        ...(isServer ? {} : { optimization: { splitChunks: { cacheGroups: CACHE_GROUPS } } }),
      };
    },
  };
}

// Docusaurus switches the bundler's own splitting off, so each demo's chunk would carry its copy.
const CACHE_GROUPS = {
  joy: {
    name: 'joy',
    test: /[\\/]node_modules[\\/]@mui[\\/]joy[\\/]/,
    chunks: 'async',
    minChunks: 2,
    priority: 46,
    reuseExistingChunk: true,
  },
  mui: {
    name: 'mui',
    test: /[\\/]node_modules[\\/](?:@mui|@emotion|stylis|@popperjs|react-transition-group|@babel[\\/]runtime|hoist-non-react-statics|prop-types|react-is)[\\/]/,
    chunks: 'async',
    minChunks: 2,
    priority: 45,
    reuseExistingChunk: true,
  },
};

export { validateOptions } from './options';
