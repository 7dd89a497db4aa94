import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { ROOT } from '../root';

/** A command to run, with the name that it has in the output. */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  /** Environment variables for this step. */
  env?: Readonly<Record<string, string>>;
}

/**
 * A step that runs one of the scripts in `package.json`.
 *
 * @param name - Name of the script.
 * @param args - Arguments for it.
 */
export function npmRun(name: string, ...args: string[]): Step {
  return { name, command: 'npm', args: ['run', '--silent', name, '--', ...args] };
}

/** How a step ended. */
export interface StepResult {
  name: string;
  exitCode: number;
  seconds: number;
}

/** How to run a step. */
export interface RunOptions {
  /** Environment variables to add to those of this process and of the step. */
  env?: Readonly<Record<string, string>>;
  /** Whether its output is shown when it has ended: other steps run at the same time. */
  holdOutput?: boolean;
}

function exitCodeOf(child: ChildProcess, { name, command }: Step): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('close', (code) => resolve(code ?? 1));
    child.once('error', ({ message }) =>
      reject(
        new Error(
          `${name}: ${command} did not start (${message}). Install the packages with npm ci.`,
        ),
      ),
    );
  });
}

/**
 * Runs a command in the repository's root and shows its output.
 *
 * @returns The exit code (1 for a command that a signal ended) and how long it took.
 * @throws If the command cannot be started.
 */
export async function runStep(
  step: Step,
  { env, holdOutput = false }: RunOptions = {},
): Promise<StepResult> {
  const start = performance.now();
  const title = `\n> ${step.name}`;
  if (!holdOutput) {
    console.log(title);
  }
  const child = spawn(step.command, step.args, {
    cwd: ROOT,
    env: { ...process.env, ...step.env, ...env },
    stdio: holdOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  const held: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => held.push(part));
  }
  const exitCode = await exitCodeOf(child, step);
  if (holdOutput) {
    console.log(`${title}\n${Buffer.concat(held).toString()}`);
  }
  return { name: step.name, exitCode, seconds: (performance.now() - start) / 1000 };
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
