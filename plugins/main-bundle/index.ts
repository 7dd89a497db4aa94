import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { ownValue } from '../../src/own-value';
import type { SitePlugin } from '../after-build/types';
import { UNNAMED, chunkFilesPlugin } from './chunk-files-plugin';
import { readGenerated } from './generated-files';
import type { GeneratedFiles } from './generated-files';
import { PAGE_CHUNKS, chunkOf } from './page-chunks';
import { sectionChunk, sectionFiles } from './section-code';
import { planSections } from './sections';
import type { Plan } from './sections';
import { writeFolder } from './write-folder';
import { scriptTagWriter } from './script-tags';

interface ClientManifest {
  /** Ids of the assets that each chunk name needs. */
  origins: Record<string, (string | number)[]>;
  assets: Record<string, { js?: { file: string }[]; css?: { file: string }[] }>;
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await fs.readFile(file, 'utf8')) as T;
}

interface Options {
  /**
   * Paths of documents that the site looks up in Docusaurus's global data on any page. Other
   * documents are only there for the sections that have loaded.
   */
  keptDocs: readonly string[];
}

/** Modules in Docusaurus's browser code that list every page. */
const GENERATED = ['routes.js', 'registry.js', 'routesChunkNames.json', 'globalData.json'];

/** Modules that have to wait for a section, replaced by this plugin. */
const CORE = ['preload', 'docusaurus'];

function flatten(names: unknown): string[] {
  return typeof names === 'string' ? [names] : Object.values(names ?? {}).flatMap(flatten);
}

/** Chunk names of each leaf route, including those of its parents. */
function chunksByRoute(
  { chunkNames, modules, routes }: Pick<GeneratedFiles, 'chunkNames' | 'modules' | 'routes'>,
  parents: readonly string[] = [],
): [string, string[]][] {
  return routes.flatMap((route) => {
    const names = flatten(ownValue(chunkNames, route.component));
    const chunks = [...parents, ...names.map((name) => chunkOf(name, ownValue(modules, name)!))];
    return route.routes
      ? chunksByRoute({ chunkNames, modules, routes: route.routes }, chunks)
      : [[route.path, chunks]];
  });
}

/** Chunk name of the section of each moved page, by the page's path. */
function sectionsByRoute({ sections }: Plan): Map<string, string> {
  return new Map(
    sections.flatMap(({ key, pages }) =>
      pages.map(({ route }): [string, string] => [route.path, sectionChunk(key)]),
    ),
  );
}

/**
 * Removes unused code and the lists of all pages from the main bundle, and adds a page's own chunks
 * to its HTML, so they load in parallel with the main script.
 */
export default function mainBundlePlugin(
  { generatedFilesDir }: LoadContext,
  { keptDocs }: Options,
): SitePlugin {
  const here = (file: string) => path.join(__dirname, file);
  const generated = (file: string) => path.join(generatedFilesDir, file);
  const browser = (file: string) => path.join(__dirname, 'browser', `${file}.ts`);
  let sectionOf = new Map<string, string>();
  let files: GeneratedFiles;
  return {
    name: 'main-bundle',

    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      files = readGenerated(generatedFilesDir);
      const plan = planSections(files, { kept: keptDocs });
      writeFolder(
        generated('main-bundle'),
        sectionFiles(plan, files.modules, { addSection: browser('add-section') }),
      );
      sectionOf = sectionsByRoute(plan);

      const plugins = (config.plugins ?? []).filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      if (plugins.length !== (config.plugins ?? []).length - 1) {
        throw new Error(
          'main-bundle: Docusaurus has no ChunkAssetPlugin to replace. Compare index.ts with lib/webpack/client.js of this Docusaurus version.',
        );
      }
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const coreClient = path.dirname(
        require.resolve('@docusaurus/core/lib/client/clientEntry.js'),
      );
      const prismSetup =
        require.resolve('@docusaurus/theme-classic/lib/prism-include-languages.js');
      return {
        mergeStrategy: { plugins: 'replace' },
        output: { chunkFilename: UNNAMED },
        optimization: { splitChunks: { cacheGroups: PAGE_CHUNKS } },
        plugins: [
          ...plugins,
          new NormalModuleReplacementPlugin(
            /^@generated\/(routes|registry|routesChunkNames|globalData)$/,
            (module) => {
              module.request = module.request.replace('@generated/', '@generated/main-bundle/');
            },
          ),
          new NormalModuleReplacementPlugin(/^\.\/(preload|docusaurus)$/, (module) => {
            if (path.normalize(module.context) === coreClient) {
              module.request = browser(path.basename(module.request));
            }
          }),
          chunkFilesPlugin({
            names: new Set(Object.keys(files.modules)),
            required: CORE.map(browser),
            forbidden: GENERATED.map(generated),
          }),
        ],
        resolve: { alias: { tslib: here('tslib-stub.js'), [prismSetup]: here('empty.js') } },
        module: {
          rules: [
            {
              test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/,
              enforce: 'pre',
              use: here('slim-config-loader.cjs'),
            },
            {
              test: /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/].*\.json$/,
              enforce: 'pre',
              use: here('slim-version-loader.cjs'),
            },
          ],
        },
      };
    },

    async afterBuild({ baseUrl }) {
      const manifest = await readJson<ClientManifest>(
        path.join(generatedFilesDir, 'client-manifest.json'),
      );
      const filesByChunk = Object.fromEntries(
        Object.entries(manifest.origins).map(([chunk, ids]) => [
          chunk,
          ids.flatMap((id) => {
            const { css = [], js = [] } = ownValue(manifest.assets, String(id)) ?? {};
            return [...css, ...js].map(({ file }) => file);
          }),
        ]),
      );
      return {
        rewritePage: scriptTagWriter({
          baseUrl,
          chunksByRoute: new Map(
            chunksByRoute(files).map(([route, chunks]) => [
              route,
              [...(sectionOf.has(route) ? [sectionOf.get(route) as string] : []), ...chunks],
            ]),
          ),
          filesByChunk,
        }),
      };
    },
  };
}
