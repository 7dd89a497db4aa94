import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { fencesFolder } from 'docusaurus-demo-islands/live-fences';
import type { SitePlugin } from '../../shared/after-build';
import type { DemoScope } from '../../../src/foundation/products';
import { archiveGuard } from './archive-guard';
import { archiveRules } from './archive-rules';
import type { LoaderOptions } from './demo-loader';
import { imageRules } from './image-rules';
import { libraryFamilies } from './library-families';
import { demosBelow, unmeasured, unmeasuredWarning } from './page-demos';
import { optionsValidator } from '../../shared/plugin-options';
import { optionSchema } from './options';
import type { PluginOptions } from './options';
import { scopesByFolder } from './scopes-by-folder';
import { sharedChunks } from './shared-chunks';
import type { LibraryUse } from './shared-chunks';

/**
 * Compiles the demos next to the pages: their island modules, their source pages and the chunks that
 * they share.
 */
export default function demosPlugin(
  { siteDir, baseUrl }: LoadContext,
  { instances, archives, sizes }: PluginOptions,
): SitePlugin {
  const usesOfLibraries = () => {
    const current = instances.find(({ demoScope }) => demoScope === 'material');
    // Archived versions have the same components.
    const families = current ? libraryFamilies(current, siteDir) : new Map<string, string>();
    const uses = new Map<DemoScope, LibraryUse>();
    for (const { folder, demoScope } of [...instances, ...archives]) {
      const demos = (uses.get(demoScope)?.demos ?? 0) + demosBelow(siteDir, [folder]).length;
      uses.set(demoScope, { families, demos });
    }
    return uses;
  };
  const scopeFile = (scope: DemoScope) => path.join(siteDir, 'src/demos/scopes', `${scope}.tsx`);
  return {
    name: 'demos',

    configureWebpack(_config, isServer, { currentBundler }) {
      const loaderOptions: LoaderOptions = {
        siteDir,
        emit: !isServer,
        sizes,
        scopes: {
          material: scopeFile('material'),
          'material-v6': scopeFile('material-v6'),
          joy: scopeFile('joy'),
        },
        folders: scopesByFolder(instances, archives),
        archives: Object.fromEntries(archives.map((archive) => [archive.folder, archive])),
      };
      return {
        mergeStrategy: { 'optimization.splitChunks.cacheGroups': 'append' },
        plugins: [
          new currentBundler.instance.DefinePlugin({ __SERVER__: JSON.stringify(isServer) }),
          ...archives.map((archive) => archiveGuard(archive, { siteDir, isServer })),
        ],
        module: {
          rules: [
            {
              test: /\/demos\/[A-Z]\w*\.tsx$/,
              resourceQuery: /^\?(?:island|frame|facts)$/,
              enforce: 'pre',
              use: [{ loader: path.join(__dirname, 'demo-loader.cjs'), options: loaderOptions }],
            },
            {
              test: /\.mdx$/,
              include: Object.keys(loaderOptions.folders).map(
                (folder) => path.join(siteDir, folder) + path.sep,
              ),
              enforce: 'pre',
              use: [{ loader: path.join(__dirname, 'page-loader.cjs'), options: { siteDir } }],
            },
            ...imageRules(Object.keys(loaderOptions.folders), siteDir, baseUrl),
            ...archives.flatMap((archive) =>
              archiveRules(archive, siteDir, [
                path.join(fencesFolder(siteDir), archive.folder) + path.sep,
              ]),
            ),
          ],
        },
        optimization: {
          splitChunks: isServer
            ? {}
            : { cacheGroups: sharedChunks(archives, usesOfLibraries(), siteDir) },
        },
      };
    },

    afterBuild: () => ({
      finish() {
        const folders = [...instances, ...archives].map(({ folder }) => folder);
        const warning = unmeasuredWarning(unmeasured(siteDir, demosBelow(siteDir, folders)));
        if (warning) {
          console.warn(`[WARNING] ${warning}`);
        }
      },
    }),
  };
}

demosPlugin.validateOptions = optionsValidator('demos', optionSchema);
