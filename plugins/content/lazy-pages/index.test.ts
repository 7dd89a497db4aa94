import path from 'node:path';
import { rspack } from '@rspack/core';
import type { Configuration } from '@rspack/core';
import type { LoadContext } from '@docusaurus/types';
import { temporaryFolder } from '../../../test/unit/temporary-folder';
import lazyPagesPlugin from '.';

/** Compiles a site of one page in a mode, and returns the files of its modules. */
function compiledFiles(mode: 'development' | 'production'): Promise<string[]> {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  const folder = temporaryFolder({
    'site.js': "import('./data.json'); import('./page.mdx');",
    'data.json': '{}',
    'page.mdx': 'export default "page";',
  });
  const utils = { currentBundler: { name: 'rspack', instance: rspack } };
  const settings = lazyPagesPlugin({} as LoadContext).configureWebpack!(
    {},
    false,
    utils as never,
    undefined,
  ) as Configuration & { devServer?: unknown };
  const { devServer: _devServer, ...ours } = settings;
  const compiler = rspack({
    mode,
    context: folder,
    entry: path.join(folder, 'site.js'),
    output: { path: path.join(folder, 'out') },
    ...ours,
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const { modules = [] } = stats?.toJson({ all: false, modules: true }) ?? {};
      const names = modules.map(({ name }) => name ?? '');
      compiler.close(() => (error ? reject(error) : resolve(names)));
    });
  });
}

it('compiles no page in the dev server before it is opened', async () => {
  const names = await compiledFiles('development');
  expect(names).toContain('./data.json');
  expect(names).not.toContain('./page.mdx');
});

it('compiles every page in a build', async () => {
  expect(await compiledFiles('production')).toContain('./page.mdx');
});
