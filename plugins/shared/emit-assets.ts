import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** A static file that a plugin makes. */
export interface StaticAsset<Content extends string | Buffer = string> {
  /** Path below the base URL, with a hash of the content unless readers write it down. */
  file: string;
  content: Content;
  /** Absolute path of what the content is from, if that is a package. */
  source?: string;
}

/**
 * Writes static files with the site's bundle, also in the dev server.
 *
 * @param name - Name of the plugin.
 * @param assets - Returns the files once the plugin's content is loaded.
 * @returns A plugin's `configureWebpack`.
 */
export function emitAssets(
  name: string,
  assets: () => readonly StaticAsset<string | Buffer>[],
): NonNullable<Plugin['configureWebpack']> {
  return (_config, isServer, { currentBundler }) => {
    const { Compilation, sources } = currentBundler.instance;
    const emit = {
      apply(compiler: InstanceType<typeof currentBundler.instance.Compiler>) {
        compiler.hooks.thisCompilation.tap(name, (compilation) => {
          compilation.hooks.processAssets.tap(
            { name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
            () => {
              for (const { file, content, source } of assets()) {
                const info = source
                  ? { sourceFilename: path.relative(compiler.context, source) }
                  : {};
                compilation.emitAsset(file, new sources.RawSource(content), info);
              }
            },
          );
        });
      },
    };
    return { plugins: isServer ? [] : [emit] };
  };
}
