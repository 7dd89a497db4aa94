import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedPlugin } from '@docusaurus/types';
import { toString } from 'mdast-util-to-string';
import { runSteps } from './run-steps';
import type { AfterBuild } from '../../shared/after-build';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

let outDir: string;

beforeEach(() => {
  outDir = temporaryFolder({
    'index.html': 'home',
    'button/index.html': '<nav>Menu</nav><article><div class="markdown"><p>Text</div></article>',
  });
});

const plugin = (name: string, afterBuild?: AfterBuild) =>
  ({ name, ...(afterBuild ? { afterBuild: () => afterBuild } : {}) }) as LoadedPlugin;

const docs = {
  name: 'docusaurus-plugin-content-docs',
  content: { loadedVersions: [{ docs: [{ permalink: '/base/button' }] }] },
} as unknown as LoadedPlugin;

const run = (names: string[], plugins: LoadedPlugin[]) =>
  runSteps(names, {
    plugins: [docs, plugin('without'), ...plugins],
    outDir,
    baseUrl: '/base/',
    routesPaths: ['/base/', '/base/button/', '/base/404.html'],
  });

it('finishes the steps one after another in the given order', async () => {
  const order: string[] = [];
  const slow = async () => {
    await new Promise(setImmediate);
    order.push('slow');
  };
  const timed = await run(
    ['slow', 'quick'],
    [plugin('quick', { finish: () => void order.push('quick') }), plugin('slow', { finish: slow })],
  );
  expect(order).toEqual(['slow', 'quick']);
  expect(timed.map((part) => part.replace(/[\d.]+ s$/, 'N s'))).toEqual([
    'pages N s',
    'slow N s',
    'quick N s',
  ]);
});

it('stops after a step that fails', async () => {
  const finish = jest.fn();
  const failing = () => Promise.reject(new Error('no room'));
  await expect(
    run(['a', 'b'], [plugin('a', { finish: failing }), plugin('b', { finish })]),
  ).rejects.toThrow('no room');
  expect(finish).not.toHaveBeenCalled();
});

it('rewrites every page once and passes the parsed article to all plugins', async () => {
  const read: unknown[] = [];
  const readDoc: AfterBuild['readDoc'] = ({ url, article }) =>
    void read.push([url, toString(article), article]);
  await run(
    ['first', 'second'],
    [
      plugin('first', { readDoc }),
      plugin('second', {
        rewritePage: (html, route) => html.replace('Text', route).replace('home', 'Home'),
        readDoc,
      }),
    ],
  );
  const [[, , article], [, , other]] = read as [unknown[], unknown[]];
  expect(other).toBe(article);
  expect(read).toEqual([
    ['/button/', '/base/button/', article],
    ['/button/', '/base/button/', article],
  ]);
  expect(await fs.readFile(path.join(outDir, 'index.html'), 'utf8')).toBe('Home');
  expect(await fs.readFile(path.join(outDir, 'button/index.html'), 'utf8')).toContain('/base/');
});

it('rejects a documentation page without content', async () => {
  writeFiles(outDir, { 'button/index.html': '<article></article>' });
  await expect(run(['a'], [plugin('a', {})])).rejects.toThrow(
    '/button/ has no content in an element .markdown',
  );
});

it('runs the steps of the plugins that are there, and refuses one without a place', async () => {
  const plugins = [plugin('a', {}), plugin('b', {})];
  await expect(run(['a', 'b', 'c'], plugins)).resolves.toEqual([expect.stringMatching(/^pages/)]);
  await expect(run(['a'], plugins)).rejects.toThrow(
    'the plugin "b" has an afterBuild without a place in the order',
  );
});
