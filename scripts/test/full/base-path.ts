import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnServer } from '../../serve/serve/spawn-server';
import { ROOT } from '../../shared/root';
import { runCommand } from '../../shared/command/run-command';
import { outsideBase } from './outside-base';

const BASE_PATH = '/docs/';

/** The addresses in all files of a site that don't have its base URL. */
function faults(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|js|json)$/.test(file))
    .flatMap((file) =>
      outsideBase(readFileSync(path.join(dir, file), 'utf8'), BASE_PATH).map(
        (address) =>
          `${file}: ${address} isn't below ${BASE_PATH}. Use <Link>, useBaseUrl or hostPath.`,
      ),
    );
}

runCommand(
  module,
  {
    name: 'npx tsx scripts/test/full/base-path.ts',
    summary: `Builds one product below ${BASE_PATH}, checks the addresses in its files, and tests it in a browser.`,
    exitCodes: { 1: 'An address is wrong, or a test failed' },
  },
  async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'base-path-'));
    const run = (args: readonly string[], env: Readonly<Record<string, string>>) =>
      execFileSync('npx', ['--no-install', ...args], {
        cwd: ROOT,
        env: { ...process.env, ...env },
        stdio: 'inherit',
      });
    try {
      const sample = { SOCIAL_CARDS: 'sample', DEMO_SIZES: 'sample' };
      run(['docusaurus', 'build', '--out-dir', dir], { ...sample, BASE_PATH, DOCS_ONLY: 'joy' });
      const found = faults(dir);
      if (found.length > 0) {
        console.error(found.join('\n'));
        return 1;
      }
      const server = await spawnServer(dir, {});
      try {
        const BASE_URL = `${server.url}/`;
        run(['playwright', 'test', 'base-path', '--reporter=list'], { BASE_URL });
      } finally {
        server.process.kill();
      }
      return 0;
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  },
);
