import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { emitAssets } from './emit-assets';
import { bundledFolders, listsFolder } from './bundled-folders';
import { temporaryFolder, writeFiles } from '../../test/unit/temporary-folder';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

/** Bundles `entry.js` and returns the folders that the plugin lists, below the site's folder. */
async function foldersOf(files: Record<string, string>): Promise<string[]> {
  writeFiles(folder, { 'package.json': '{"type":"module"}', ...files });
  const assets = emitAssets('icons', () => [
    { file: 'icons.json', content: '[]', source: path.join(folder, 'node_modules/icons/icons.js') },
    { file: 'own.json', content: '[]' },
  ]) as (...args: unknown[]) => { plugins: [] };
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'out') },
    devtool: false,
    module: {
      rules: [
        {
          test: /\.css$/,
          use: [rspack.CssExtractRspackPlugin.loader, 'css-loader'],
          type: 'javascript/auto',
        },
        { test: /\.woff2$/, loader: 'file-loader', type: 'javascript/auto' },
      ],
    },
    resolveLoader: { modules: [path.resolve('node_modules')] },
    plugins: [
      new rspack.CssExtractRspackPlugin(),
      ...assets({}, false, { currentBundler: { instance: rspack } }).plugins,
      bundledFolders(folder, 'site'),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error ?? stats?.hasErrors()) {
          reject(error ?? new Error(stats?.toString()));
        }
        resolve();
      });
    });
  });
  const list = fs.readFileSync(path.join(listsFolder(folder), 'site.json'), 'utf8');
  return (JSON.parse(list) as string[]).map((each) => path.relative(folder, each));
}

it("lists packages of modules, workers and stylesheets, and the bundler's runtime", async () => {
  const folders = await foldersOf({
    'entry.js': `import { a } from 'a';
      import 'styles/main.css';
      new Worker(new URL('./worker.js', import.meta.url));
      import('late');
      console.log(a);`,
    'worker.js': "import { c } from 'c'; console.log(c);",
    'node_modules/a/index.js': "import { b } from '@scope/b/lib/b.js'; export const a = [b];",
    'node_modules/@scope/b/lib/b.js': 'export const b = Math.random();',
    'node_modules/c/index.js': 'export const c = Math.random();',
    'node_modules/late/index.js': 'export const late = 1;',
    'node_modules/styles/main.css': '@font-face{font-family:f;src:url("~font/f.woff2")}',
    'node_modules/font/f.woff2': 'font',
    'node_modules/icons/icons.js': '',
  });
  expect(folders).toEqual(
    expect.arrayContaining([
      'node_modules/@scope/b/lib',
      'node_modules/a',
      'node_modules/c',
      'node_modules/font',
      'node_modules/icons',
      'node_modules/late',
      'node_modules/styles',
    ]),
  );
  expect(folders.filter((each) => !each.startsWith('node_modules/'))).toEqual([
    expect.stringMatching(/node_modules\/@rspack\/core$/),
  ]);
});

it('lists no package that is only imported by code that the bundle leaves out', async () => {
  const folders = await foldersOf({
    'entry.js': "import { used } from 'many'; console.log(used);",
    'node_modules/many/package.json': '{"sideEffects":false,"type":"module"}',
    'node_modules/many/index.js': "export * from './used.js'; export * from './unused.js';",
    'node_modules/many/used.js': 'export const used = Math.random();',
    'node_modules/many/unused.js': "import { x } from 'unused'; export const unused = x;",
    'node_modules/unused/index.js': 'export const x = 1;',
  });
  expect(folders).toContain('node_modules/many');
  expect(folders).not.toContain('node_modules/unused');
});
