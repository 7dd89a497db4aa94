import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { ROOT } from '../root';

/** A command to run, with the name that it has in the output. */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  /** Environment variables of its own. */
  env?: Readonly<Record<string, string>>;
}

/** How a step ended. */
export interface StepResult {
  name: string;
  exitCode: number;
  seconds: number;
}

/**
 * Runs a command in the repository's root and shows its output.
 *
 * @param env - Environment variables to set besides those of this process.
 * @returns The exit code (1 for a command that a signal ended) and how long it took.
 * @throws If the command cannot be started.
 */
export function runStep(step: Step, env: Readonly<Record<string, string>> = {}): StepResult {
  const start = performance.now();
  console.log(`\n> ${step.name}`);
  const { status, error } = spawnSync(step.command, step.args, {
    cwd: ROOT,
    env: { ...process.env, ...step.env, ...env },
    stdio: 'inherit',
  });
  if (error) {
    throw new Error(
      `${step.name}: ${step.command} did not start (${error.message}). Install the packages with npm ci.`,
    );
  }
  return { name: step.name, exitCode: status ?? 1, seconds: (performance.now() - start) / 1000 };
}

/** One line for each step: whether it passed and how long it took. */
export function formatResults(results: readonly StepResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  return results
    .map(({ name, exitCode, seconds }) => {
      const outcome = exitCode === 0 ? 'passed' : `failed with exit code ${exitCode}`;
      return `${name.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s  ${outcome}`;
    })
    .join('\n');
}
