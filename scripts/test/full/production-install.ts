import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../shared/root';
import { runCommand } from '../../shared/command/run-command';

runCommand(
  module,
  {
    name: 'npx tsx scripts/test/full/production-install.ts',
    summary:
      'Checks that the site builds without the packages that only tests need, in a temporary clone of the last commit.',
  },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'production-install-'));
    const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, stdio: 'inherit' });
    try {
      execFileSync('git', ['clone', '--quiet', ROOT, folder], { stdio: 'inherit' });
      npm('ci', '--omit=dev', '--no-audit', '--no-fund');
      npm('run', 'build');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
