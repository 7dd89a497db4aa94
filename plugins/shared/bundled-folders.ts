import fs from 'node:fs';
import path from 'node:path';

// The part of the bundler's interface that is used here: Docusaurus's types of it are webpack's, and
// those of the frames are Rspack's.
interface Module {
  nameForCondition(): string | null | undefined;
  /** The modules that were joined into this one. */
  modules?: Iterable<Module>;
}

interface Compilation {
  modules: Iterable<Module>;
  chunkGraph: { getModuleChunksIterable(module: Module): Iterable<unknown> };
  getAssets(): Iterable<{ info: { sourceFilename?: string } }>;
  hooks: {
    processAssets: { tap(options: { name: string; stage: number }, run: () => void): void };
  };
}

interface Compiler {
  context: string;
  hooks: {
    thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void };
  };
  webpack: { Compilation: { PROCESS_ASSETS_STAGE_REPORT: number } };
}

const NAME = 'licenses';

const IN_PACKAGE = /[\\/]node_modules[\\/]/;

/** The runtime in each bundle is the bundler's own code. */
const BUNDLER = path.dirname(require.resolve('@rspack/core/package.json'));

/** Folder of the lists, one for each bundle. */
export function listsFolder(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, NAME);
}

function filesOf(module: Module): string[] {
  return module.modules ? [...module.modules].flatMap(filesOf) : [module.nameForCondition() ?? ''];
}

function foldersOf(compilation: Compilation, context: string): string[] {
  const isBundled = (module: Module) =>
    [...compilation.chunkGraph.getModuleChunksIterable(module)].length > 0;
  const files = [
    ...[...compilation.modules].filter(isBundled).flatMap(filesOf),
    // Fonts and images that stylesheets refer to aren't modules of the bundle.
    ...[...compilation.getAssets()].map(({ info }) =>
      path.resolve(context, info.sourceFilename ?? ''),
    ),
  ];
  const folders = files.filter((file) => IN_PACKAGE.test(file)).map((file) => path.dirname(file));
  return [...new Set([BUNDLER, ...folders])].sort();
}

/**
 * A bundler plugin that lists the folders in packages whose files are in the bundle, as modules or as
 * the source of an asset.
 *
 * @param generatedFilesDir - Docusaurus's folder of generated files, which gets the list.
 * @param bundle - Name of the bundle and of its list.
 */
export function bundledFolders(generatedFilesDir: string, bundle: string) {
  return {
    apply(compiler: Compiler) {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
          const folders = foldersOf(compilation, compiler.context);
          const folder = listsFolder(generatedFilesDir);
          fs.mkdirSync(folder, { recursive: true });
          fs.writeFileSync(path.join(folder, `${bundle}.json`), JSON.stringify(folders, null, 1));
        });
      });
    },
  };
}
