import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { install, prepareCopy } from '../../release/line/prepare-line';
import { spawnServer } from '../../serve/serve/spawn-server';
import { ROOT } from '../../shared/root';
import { runCommand } from '../../shared/command/run-command';

const EXAMPLE = path.join(ROOT, 'examples/mantine');

/** The folders of the product, which only add files. */
const FOLDERS = ['docs-mantine', 'src', 'static'];

/** Copies this checkout with the product and its packages. @returns The folder of the copy. */
function copyWithProduct(): string {
  const isNew = install(EXAMPLE);
  const parts = { folder: EXAMPLE, isNew, line: '7', segment: '', without: [] };
  const { target } = prepareCopy(ROOT, 'mantine', parts);
  rmSync(path.join(target, 'docs-mantine'), { recursive: true, force: true });
  for (const folder of FOLDERS) {
    cpSync(path.join(EXAMPLE, folder), path.join(target, folder), { recursive: true });
  }
  execFileSync('git', ['apply', path.join(EXAMPLE, 'site.patch')], {
    cwd: target,
    stdio: 'inherit',
  });
  return target;
}

runCommand(
  module,
  {
    name: 'npx tsx scripts/test/full/foreign-product.ts',
    summary:
      'Builds `examples/mantine` as a product in a copy of this checkout below .cache/lines, and tests it in a browser.',
    exitCodes: { 1: 'A step failed' },
  },
  async () => {
    const target = copyWithProduct();
    const run = (cwd: string, args: readonly string[], env: Readonly<Record<string, string>>) =>
      execFileSync('npx', ['--no-install', ...args], {
        cwd,
        env: { ...process.env, ...env },
        stdio: 'inherit',
      });
    const sample = { SOCIAL_CARDS: 'sample', DEMO_SIZES: 'sample' };
    run(target, ['docusaurus', 'build'], { ...sample, DOCS_ONLY: 'mantine' });
    const server = await spawnServer(path.join(target, 'build'), {});
    try {
      const env = { BASE_URL: server.url, FOREIGN_PRODUCT: 'mantine' };
      run(ROOT, ['playwright', 'test', 'foreign-product', '--reporter=list'], env);
    } finally {
      server.process.kill();
    }
    return 0;
  },
);
