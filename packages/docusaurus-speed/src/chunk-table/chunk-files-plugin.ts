import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { FILES } from './chunk-table';
import { chunkFiles } from './chunk-files';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

/** File name of a lazy chunk until its hash is known. */
export const UNNAMED = 'assets/js/[id].js';

const NAME = 'chunk-table';

// Replaces the runtime's list of all chunks, and the one that Docusaurus's `prefetch` calls.
const RUNTIME = `
var fileOf = __webpack_require__.u;
__webpack_require__.u = function (id) {
  var file = (self.${FILES} || {})[id];
  return file ? "assets/js/" + (file.includes(".") ? "" : id + ".") + file + ".js" : fileOf(id);
};
__webpack_require__.gca = function () {};`;

/**
 * Removes the file names of all chunks from the runtime. Instead, each file lists only the chunks
 * that it may request.
 *
 * @param names - Chunk names that Docusaurus generates; files of such chunks are named by id.
 */
export function chunkFilesPlugin(names: ReadonlySet<string>) {
  return {
    apply(compiler: Compiler) {
      const { Compilation, RuntimeModule, sources } = compiler.webpack;
      class ChunkFileNames extends RuntimeModule {
        constructor() {
          super(NAME, RuntimeModule.STAGE_ATTACH);
        }
        override generate() {
          return RUNTIME;
        }
      }
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
          compilation.addRuntimeModule(chunk, new ChunkFileNames());
        });

        compilation.hooks.processAssets.tap(
          // After the minimizer, and before the files that HTML references are hashed.
          { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50 },
          () => {
            const lazy = new Map<string, string>();
            const initial = new Map<string, string>();
            const readable = new Map<string, string>();
            const files = new Map<string, string>();
            for (const chunk of compilation.chunks) {
              const id = String(chunk.id);
              const file = [...chunk.files].find((each) => each.endsWith('.js'));
              const text = file && compilation.getAsset(file)?.source.source().toString();
              if (file && text !== undefined) {
                files.set(id, file);
                (file === UNNAMED.replace('[id]', id) ? lazy : initial).set(id, text);
                if (chunk.name && !names.has(chunk.name)) {
                  readable.set(id, chunk.name);
                }
              }
            }
            for (const [id, { table, stem }] of chunkFiles({ lazy, initial }, readable)) {
              const file = files.get(id) ?? '';
              if (table) {
                const text = lazy.get(id) ?? initial.get(id) ?? '';
                compilation.updateAsset(file, new sources.RawSource(table + text));
              }
              if (lazy.has(id)) {
                compilation.renameAsset(file, UNNAMED.replace('[id]', stem));
              }
            }
          },
        );
      });
    },
  };
}
