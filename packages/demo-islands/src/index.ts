import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundle, collectDemos, sandboxEntry, watch } from './bundle';
import type { BundleInput, Bundled, CollectedDemo } from './bundle';
import { LIVE_META_POLICY, LIVE_POLICY_SCRIPT } from './frame/policy';

/** Options of the plugin. */
export interface PluginOptions {
  /** Docs folders whose demos can be edited, from the site's folder. */
  folders: readonly string[];
  /**
   * Module whose default export is the provider of the demos, from the site's folder. It also imports
   * the library's stylesheet.
   */
  scope: string;
  /** Path of the sandbox below the base URL; `demo-sandbox` by default. */
  path?: string;
  /** Browserslist targets of the sandbox's code. */
  browsers?: readonly string[];
}

const NAME = 'docusaurus-demo-islands';
const BROWSERS = ['chrome >= 109', 'firefox >= 115', 'safari >= 15.4'];

/** HTML of the page that runs edited demos. Its policy comes before anything that it loads. */
function sandboxPage({ stylesheets, scripts }: Bundled[string]): string {
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="UTF-8">',
    `<meta http-equiv="Content-Security-Policy" content="${LIVE_META_POLICY}">`,
    `<script>${LIVE_POLICY_SCRIPT}</script>`,
    '<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>Edited demo</title>',
    ...stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script src="${src}" defer></script>`),
    '</head><body><main id="frame" aria-label="Demo"></main></body></html>\n',
  ].join('\n');
}

/**
 * A Docusaurus plugin that builds the page in which edited demos run, lets pages import the source of a
 * file as text (`!!./demos/Basic.tsx?source`), and defines `__SERVER__`, whether a module is bundled for
 * the server.
 *
 * @throws If there is no demo in the folders.
 */
export default function demoIslands(
  { siteDir, generatedFilesDir, baseUrl }: LoadContext,
  { folders, scope, path: address = 'demo-sandbox', browsers = BROWSERS }: PluginOptions,
): Plugin<CollectedDemo[]> {
  const devDir = path.join(generatedFilesDir, NAME, 'dev');
  let entry = '';

  const input = (mode: BundleInput['mode'], outDir: string): BundleInput => ({
    name: address,
    siteDir,
    generatedFilesDir,
    outDir,
    baseUrl,
    entries: { sandbox: entry },
    browsers,
    mode,
  });

  const writePage = (outDir: string, { sandbox }: Bundled) => {
    const folder = path.join(outDir, address);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'index.html'), sandboxPage(sandbox!));
  };

  return {
    name: NAME,

    getPathsToWatch: () => folders.map((folder) => path.join(siteDir, folder, '**/demos/*.tsx')),

    loadContent() {
      const demos = folders.flatMap((folder) => collectDemos(siteDir, folder));
      if (demos.length === 0) {
        throw new Error(
          `${NAME}: ${folders.join(', ')} contain no demo. Create one with a default export, for example ${folders[0] ?? 'docs'}/demos/Basic.tsx.`,
        );
      }
      return demos;
    },

    async contentLoaded({ content, actions }) {
      const isFirst = entry === '';
      const modules = { scope: path.join(siteDir, scope) };
      entry = await actions.createData('sandbox.js', sandboxEntry(modules, content));
      if (process.env.NODE_ENV === 'development' && isFirst) {
        void watch(input('development', devDir), (bundled) => writePage(devDir, bundled));
      }
    },

    configureWebpack(_config, isServer, { currentBundler }) {
      const served = { static: [{ directory: devDir, publicPath: baseUrl, watch: false }] };
      const devServer = process.env.NODE_ENV === 'development' && !isServer ? served : undefined;
      // Docusaurus's type lacks `devServer`, which only one of its bundlers supports.
      return {
        plugins: [
          new currentBundler.instance.DefinePlugin({ __SERVER__: JSON.stringify(isServer) }),
        ],
        module: { rules: [{ resourceQuery: /^\?source$/, type: 'asset/source' }] },
        ...(devServer && { devServer }),
      } as object;
    },

    async postBuild({ outDir }) {
      writePage(outDir, await bundle(input('production', outDir)));
    },
  };
}
