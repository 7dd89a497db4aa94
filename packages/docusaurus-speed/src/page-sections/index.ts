import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { browserFile } from '../bundled-file';
import { readGenerated } from '../generated-files';
import { replacedModules } from '../replaced-modules';
import { navbarDocs } from './navbar-docs';
import { PAGE_CHUNKS } from './page-chunks';
import { sectionFiles } from './section-code';
import { planSections } from './sections';
import { writeFolder } from './write-folder';

/** Options of the page-sections plugin. */
export interface PluginOptions {
  /**
   * Paths of documents that the site looks up in Docusaurus's global data on any page, beside those of
   * the navbar. Other documents are only there for the sections that have loaded.
   */
  keptDocs?: readonly string[];
}

/** How other patches import Docusaurus's function that loads a page. */
const PRELOAD = '@docusaurus/core/lib/client/preload.js';

/** Modules in Docusaurus's browser code that list every page. */
const GENERATED = ['routes.js', 'registry.js', 'routesChunkNames.json', 'globalData.json'];

/** Removes the lists of all pages from the main bundle. */
export default function pageSectionsPlugin(
  { generatedFilesDir, baseUrl, siteConfig }: LoadContext,
  { keptDocs = [] }: PluginOptions,
): Plugin {
  const generated = (file: string) => path.join(generatedFilesDir, file);
  const preload = browserFile('page-sections/preload');
  return {
    name: 'page-sections',

    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const files = readGenerated(generatedFilesDir);
      writeFolder(
        generated('page-sections'),
        sectionFiles(
          planSections(files, {
            kept: keptDocs,
            keptIds: navbarDocs(siteConfig.themeConfig),
            baseUrl,
          }),
          files,
          {
            addSection: browserFile('page-sections/add-section'),
          },
        ),
      );
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const coreClient = path.dirname(
        require.resolve('@docusaurus/core/lib/client/clientEntry.js'),
      );
      return {
        optimization: { splitChunks: { cacheGroups: PAGE_CHUNKS } },
        plugins: [
          new NormalModuleReplacementPlugin(
            /^@generated\/(routes|registry|routesChunkNames|globalData)$/,
            (module) => {
              module.request = module.request.replace('@generated/', '@generated/page-sections/');
            },
          ),
          new NormalModuleReplacementPlugin(/\/preload(?:\.js)?$/, (module) => {
            const { context, request } = module;
            const isTheirs =
              path.resolve(context, request) === path.join(coreClient, 'preload') ||
              request === PRELOAD;
            // Its replacement calls it.
            if (isTheirs && path.normalize(context) !== path.dirname(preload)) {
              module.request = preload;
            }
          }),
          replacedModules('page-sections', {
            required: [preload],
            forbidden: GENERATED.map(generated),
          }),
        ],
      };
    },
  };
}
