import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { fencesFolder } from 'docusaurus-demo-islands/live-fences';
import type { SitePlugin } from '../../shared/after-build';
import { LIBRARIES } from '../../../src/demos/libraries';
import type { DemoScope } from '../../../src/foundation/products';
import { archiveGuard } from './archive-guard';
import { archiveRules } from './archive-rules';
import type { LoaderOptions } from './demo-loader';
import { imageRules } from './image-rules';
import { libraryFamilies } from './library-families';
import { demosBelow } from '../../shared/page-demos';
import { optionsValidator } from '../../shared/plugin-options';
import { optionSchema } from './options';
import type { Archive, PluginOptions } from './options';
import { scopesByFolder } from './scopes-by-folder';
import { sharedChunks } from './shared-chunks';
import type { LibraryUse } from './shared-chunks';
import { unmeasured, unmeasuredWarning } from './unmeasured';

/**
 * Compiles the demos next to the pages: their island modules, their source pages and the chunks that
 * they share.
 */
export default function demosPlugin(
  { siteDir, baseUrl, i18n }: LoadContext,
  { instances, archives, sizes }: PluginOptions,
): SitePlugin {
  /** The families of a library's components; archived versions have those of the current one. */
  const familiesOf = (docs: PluginOptions['instances'][number] | Archive) => {
    const current = instances.find(({ demoScope }) =>
      'packageName' in docs
        ? LIBRARIES[demoScope].families?.packages.includes(docs.packageName)
        : demoScope === docs.demoScope && LIBRARIES[demoScope].families,
    );
    return current ? libraryFamilies(current, siteDir) : new Map<string, string>();
  };
  const usesOfLibraries = () => {
    const uses = new Map<DemoScope, LibraryUse>();
    for (const docs of [...instances, ...archives]) {
      const { families = familiesOf(docs), demos = 0 } = uses.get(docs.demoScope) ?? {};
      uses.set(docs.demoScope, {
        families,
        demos: demos + demosBelow(siteDir, [docs.folder]).length,
      });
    }
    return uses;
  };
  return {
    name: 'demos',

    configureWebpack(_config, isServer, { currentBundler }) {
      const loaderOptions: LoaderOptions = {
        siteDir,
        emit: !isServer,
        sizes,
        folders: scopesByFolder(instances, archives),
        archives: Object.fromEntries(archives.map((archive) => [archive.folder, archive])),
      };
      return {
        mergeStrategy: { 'optimization.splitChunks.cacheGroups': 'append' },
        plugins: [
          new currentBundler.instance.DefinePlugin({
            __SERVER__: JSON.stringify(isServer),
            // Without a value, minified code is the same as if it weren't used.
            __PAGE_LANGUAGE__:
              i18n.currentLocale === i18n.defaultLocale
                ? 'undefined'
                : JSON.stringify(i18n.currentLocale),
          }),
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
          splitChunks:
            isServer || process.env.NODE_ENV === 'development'
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
