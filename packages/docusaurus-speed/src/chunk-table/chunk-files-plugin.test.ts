import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import type { Stats } from '@rspack/core';
import { UNNAMED, chunkFilesPlugin } from './chunk-files-plugin';
import { temporaryFolder } from '../testing/temporary-folder';

const dir = temporaryFolder({
  'main.js': `import './routes.js';
     import(/* webpackChunkName: "07408fed" */ './page.js');
     import(/* webpackChunkName: "mui" */ './mui.js');`,
  'routes.js': 'console.log("routes");',
  'page.js': `import('./demo.js'); console.log("page");`,
  'demo.js': 'console.log("demo");',
  'mui.js': 'console.log("mui");',
});
const source = (file: string) => path.join(dir, file);
const scripts = path.join(dir, 'out/assets/js');

function compile(): Promise<Stats> {
  const plugin = chunkFilesPlugin(new Set(['07408fed'])) as { apply: (compiler: never) => void };
  const compiler = rspack({
    mode: 'production',
    context: dir,
    entry: source('main.js'),
    output: {
      path: source('out'),
      filename: 'assets/js/[name].[contenthash:8].js',
      chunkFilename: UNNAMED,
    },
    optimization: { runtimeChunk: true },
    plugins: [{ apply: (instance: unknown) => plugin.apply(instance as never) }],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (stats ? resolve(stats) : reject(error)));
    });
  });
}

describe('chunkFilesPlugin', () => {
  it('adds hashed names to the files that may request them', async () => {
    const stats = await compile();
    expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
    const files = readdirSync(scripts);
    expect(files.filter((file) => !/\.[0-9a-f]{8}\.js$/.test(file))).toEqual([]);

    const read = (start: string) =>
      readFileSync(path.join(scripts, files.find((file) => file.startsWith(start)) ?? ''), 'utf8');
    const mui = files.find((file) => file.startsWith('mui.')) ?? '';
    expect(read('main.')).toContain(`"${mui.replace(/\.js$/, '')}"`);
    for (const file of files) {
      const [id, hash] = file.split('.');
      expect(read('runtime~main.')).not.toMatch(new RegExp(`\\b${id}:"?${hash}`));
    }
    const demo = files.find((file) =>
      readFileSync(path.join(scripts, file), 'utf8').includes('"demo"'),
    );
    const [id, hash] = demo?.split('.') ?? [];
    const askers = files.filter((file) =>
      readFileSync(path.join(scripts, file), 'utf8').includes(`"${id}":"${hash}"`),
    );
    expect(askers).toHaveLength(1);
    expect(readFileSync(path.join(scripts, askers[0]!), 'utf8')).toContain('"page"');
  });
});
