import path from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { FILES, IDS, chunkFiles } from './chunk-files';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type Module = InstanceType<Bundler['Module']>;

/** File name of a chunk on demand until its hash is known. */
export const UNNAMED = 'assets/js/[id].js';

const NAME = 'main-bundle';

interface Options {
  /** Chunk names by which Docusaurus asks for a chunk's address. */
  names: ReadonlySet<string>;
  /** Modules without which the pages of sections would not be found. */
  required: readonly string[];
  /** Modules that would bring every page back into the main bundle. */
  forbidden: readonly string[];
}

function fileOf(module: Module): string {
  return ('resource' in module ? String(module.resource) : '').split('?')[0];
}

// In place of the runtime's lists of all chunks. `gca` is Docusaurus's, for the prefetch of links.
const RUNTIME = `
var fileOf = __webpack_require__.u;
__webpack_require__.u = function (id) {
  var file = (self.${FILES} || {})[id];
  return file ? "assets/js/" + (file.includes(".") ? "" : id + ".") + file + ".js" : fileOf(id);
};
__webpack_require__.gca = function (name) {
  var id = (self.${IDS} || {})[name];
  return id && __webpack_require__.p + __webpack_require__.u(id);
};`;

/**
 * Keeps the names of the chunks' files out of the runtime: each file brings those that it may ask
 * for.
 *
 * Its build fails when a generated file of Docusaurus comes in past the sections.
 */
export function chunkFilesPlugin({ names, required, forbidden }: Options) {
  return {
    apply(compiler: Compiler) {
      const { Compilation, RuntimeModule, WebpackError, sources } = compiler.webpack;
      class ChunkFileNames extends RuntimeModule {
        constructor() {
          super(NAME, RuntimeModule.STAGE_ATTACH);
        }
        override generate() {
          return RUNTIME;
        }
      }
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        const fail = (message: string) =>
          compilation.errors.push(new WebpackError(`main-bundle: ${message}`));

        compilation.hooks.finishModules.tap(NAME, (modules) => {
          const files = new Set([...modules].map(fileOf));
          for (const file of required.filter((each) => !files.has(each))) {
            fail(
              `nothing imports ${path.basename(file)}. Compare index.ts with the imports of this Docusaurus version's browser code.`,
            );
          }
          for (const file of forbidden.filter((each) => files.has(each))) {
            fail(
              `something imports ${file} and not its part. Compare index.ts with the imports of this Docusaurus version's browser code.`,
            );
          }
        });

        compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
          compilation.addRuntimeModule(chunk, new ChunkFileNames());
        });

        compilation.hooks.processAssets.tap(
          // After the minimizer, before the hashes of the files that a page names.
          { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50 },
          () => {
            const late = new Map<string, string>();
            const first = new Map<string, string>();
            const asked = new Map<string, string>();
            const readable = new Map<string, string>();
            const files = new Map<string, string>();
            for (const chunk of compilation.chunks) {
              const id = String(chunk.id);
              const file = [...chunk.files].find((each) => each.endsWith('.js'));
              const text = file && compilation.getAsset(file)?.source.source().toString();
              if (file && text !== undefined) {
                files.set(id, file);
                (file === UNNAMED.replace('[id]', id) ? late : first).set(id, text);
                if (chunk.name && names.has(chunk.name)) {
                  asked.set(chunk.name, id);
                } else if (chunk.name) {
                  readable.set(id, chunk.name);
                }
              }
            }
            for (const [id, { table, stem }] of chunkFiles({ late, first }, { asked, readable })) {
              const file = files.get(id) ?? '';
              if (table) {
                const text = late.get(id) ?? first.get(id) ?? '';
                compilation.updateAsset(file, new sources.RawSource(table + text));
              }
              if (late.has(id)) {
                compilation.renameAsset(file, UNNAMED.replace('[id]', stem));
              }
            }
          },
        );
      });
    },
  };
}
