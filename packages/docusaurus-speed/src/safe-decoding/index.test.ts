import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { rspack } from '@rspack/core';
import type { RspackPluginInstance, Stats } from '@rspack/core';
import safeDecodingPlugin from '.';
import { temporaryFolder } from '../testing/temporary-folder';

type Configure = NonNullable<ReturnType<typeof safeDecodingPlugin>['configureWebpack']>;

const dir = temporaryFolder();

/** Bundles a module with the plugin and runs it. */
async function run(code: string): Promise<unknown> {
  writeFileSync(path.join(dir, 'entry.js'), code);
  const utils = { currentBundler: { name: 'rspack', instance: rspack } };
  const { plugins } = (safeDecodingPlugin().configureWebpack as Configure)(
    {},
    false,
    utils as unknown as Parameters<Configure>[2],
    undefined,
  ) as { plugins: RspackPluginInstance[] };
  const compiler = rspack({
    mode: 'production',
    context: dir,
    entry: './entry.js',
    output: { path: dir, filename: 'bundle.js' },
    resolve: {
      extensions: ['.ts', '.js'],
      modules: ['node_modules', path.join(__dirname, '../../../../node_modules')],
    },
    module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', type: 'javascript/auto' }] },
    plugins,
  });
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      compiler.close(() => (result ? resolve(result) : reject(error)));
    });
  });
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
  const sandbox = { result: undefined };
  vm.runInNewContext(readFileSync(path.join(dir, 'bundle.js'), 'utf8'), sandbox);
  return sandbox.result;
}

it('lets the router start at a malformed address', async () => {
  const code = `import { createMemoryHistory } from 'history';
globalThis.result = createMemoryHistory({ initialEntries: ['/%E0%A4%A/'] }).location.pathname;`;
  expect(await run(code)).toBe('/%E0%A4%A/');
});

it('replaces both global functions in packages', async () => {
  const code = `globalThis.result = [decodeURI('%C3%A4%2F'), decodeURIComponent('%C3%A4%2F'), decodeURI('%'), decodeURIComponent('%')].join();`;
  expect(await run(code)).toBe('ä%2F,ä/,%,%');
});
