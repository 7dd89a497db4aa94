import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../root';
import { runAsCommand } from '../run-as-command';
import { runStep } from '../steps/run-step';
import type { StepResult } from '../steps/run-step';

const EXAMPLES = path.join(ROOT, 'examples');

const COMMANDS = [
  ['install', '--no-audit', '--no-fund', '--no-package-lock'],
  ['run', 'typecheck'],
  ['run', 'build'],
];

/**
 * Installs, type-checks and builds a copy of each project in `examples/`.
 *
 * @returns The exit code of the first command that failed, or 0, and the total time.
 */
export async function exampleProjects(): Promise<StepResult> {
  const result = { name: 'example projects', exitCode: 0, seconds: 0 };
  const folder = mkdtempSync(path.join(tmpdir(), 'example-projects-'));
  try {
    for (const example of readdirSync(EXAMPLES)) {
      const copy = path.join(folder, example);
      cpSync(path.join(EXAMPLES, example), copy, { recursive: true });
      for (const args of COMMANDS) {
        const step = { name: `${example}: npm ${args.slice(0, 2).join(' ')}`, command: 'npm' };
        const { exitCode, seconds } = await runStep({ ...step, args: [...args, '--prefix', copy] });
        result.seconds += seconds;
        if (exitCode !== 0) {
          return { ...result, exitCode };
        }
      }
    }
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// `npx tsx scripts/full/example-projects.ts`
runAsCommand(module, async () => (await exampleProjects()).exitCode);
