import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../shared/root';
import { runAsCommand } from '../../shared/run-as-command';
import { runStep } from '../steps/run-step';
import type { Step, StepResult } from '../steps/run-step';

/** Commands that build a clone of the last commit without the packages that only tests need. */
function productionSteps(folder: string): Step[] {
  return [
    { name: 'clone', command: 'git', args: ['clone', '--quiet', ROOT, folder] },
    {
      name: 'npm ci --omit=dev',
      command: 'npm',
      args: ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefix', folder],
    },
    { name: 'build', command: 'npm', args: ['run', 'build', '--prefix', folder] },
  ];
}

/**
 * Checks that `npm ci --omit=dev && npm run build` builds the site, in a temporary clone of the
 * last commit.
 *
 * @returns The exit code of the first command that failed, or 0, and the total time.
 */
export async function productionInstall(): Promise<StepResult> {
  const result = { name: 'production install', exitCode: 0, seconds: 0 };
  const folder = mkdtempSync(path.join(tmpdir(), 'production-install-'));
  try {
    for (const step of productionSteps(folder)) {
      const { exitCode, seconds } = await runStep(step);
      result.seconds += seconds;
      if (exitCode !== 0) {
        return { ...result, exitCode };
      }
    }
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// `npx tsx scripts/test/full/production-install.ts`
runAsCommand(module, async () => (await productionInstall()).exitCode);
