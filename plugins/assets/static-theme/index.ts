import { createHash } from 'node:crypto';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { LIBRARIES } from '../../../src/demos/libraries';
import { fontsModule } from './fonts-module';

/** Options of the static theme plugin: CSS generated from the themes in `src/foundation/branding/`. */
export interface PluginOptions {
  id: string;
  /** Custom properties of the site's theme, part of the site's stylesheet. */
  docs: string;
  /** The stylesheet of each library, in separate files for pages with demos. */
  libraries: Readonly<Record<string, string>>;
}

const DOCS_MODULE = 'docs-theme.css';

/** The file name and CSS of a library's stylesheet. */
export function themeAsset(scope: string, css: string): { file: string; css: string } {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return { file: `assets/css/theme-${scope}.${hash}.css`, css };
}

/**
 * Writes the themes' custom properties to static stylesheets, so browsers don't generate them, and the
 * modules with what pages need of the libraries.
 */
export default function staticThemePlugin(
  { generatedFilesDir, baseUrl }: LoadContext,
  { id, docs, libraries }: PluginOptions,
): Plugin {
  const assets = Object.entries(libraries).map(
    ([scope, css]) => [scope, themeAsset(scope, css)] as const,
  );
  return {
    name: 'static-theme',

    async contentLoaded({ actions }) {
      const sandboxes = Object.entries(LIBRARIES).map(([id, { sandbox }]) => [id, sandbox]);
      await actions.createData(DOCS_MODULE, docs);
      await actions.createData('library-fonts.js', fontsModule(LIBRARIES));
      await actions.createData(
        'library-sandboxes.json',
        JSON.stringify(Object.fromEntries(sandboxes)),
      );
    },

    getClientModules() {
      return [path.join(generatedFilesDir, 'static-theme', id, DOCS_MODULE)];
    },

    configureWebpack(_config, isServer, { currentBundler }) {
      const { DefinePlugin, Compilation, sources } = currentBundler.instance;
      const urls = Object.fromEntries(assets.map(([scope, { file }]) => [scope, baseUrl + file]));
      const emitAssets = {
        apply(compiler: InstanceType<typeof currentBundler.instance.Compiler>) {
          compiler.hooks.thisCompilation.tap('static-theme', (compilation) => {
            compilation.hooks.processAssets.tap(
              { name: 'static-theme', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
              () => {
                for (const [, { file, css }] of assets) {
                  compilation.emitAsset(file, new sources.RawSource(css));
                }
              },
            );
          });
        },
      };
      return {
        plugins: [
          new DefinePlugin({ __LIBRARY_STYLESHEETS__: JSON.stringify(urls) }),
          ...(isServer ? [] : [emitAssets]),
        ],
      };
    },
  };
}
