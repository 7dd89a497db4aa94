import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { ROOT } from '../root';

/** A command to run, and its name in the output. */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  /** Environment variables for this step. */
  env?: Readonly<Record<string, string>>;
}

/**
 * Creates a step that runs a script in `package.json`.
 *
 * @param name - Name of the script.
 * @param args - Arguments for the script.
 */
export function npmRun(name: string, ...args: string[]): Step {
  return { name, command: 'npm', args: ['run', '--silent', name, '--', ...args] };
}

/** The result of a step. */
export interface StepResult {
  name: string;
  exitCode: number;
  seconds: number;
  /** The output, if it was returned instead of printed. */
  output?: string;
}

/** Options for running a step. */
export interface RunOptions {
  /** Environment variables, in addition to those of this process and the step. */
  env?: Readonly<Record<string, string>>;
  /** Whether to buffer the output until the step has finished, because others run in parallel. */
  holdOutput?: boolean;
  /** Whether to return the output instead of printing it. */
  returnOutput?: boolean;
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
 * Runs a command in the repository's root and prints or returns its output.
 *
 * @returns The exit code (1 if a signal ended the command) and the duration.
 * @throws If the command can't be started.
 */
export async function runStep(
  step: Step,
  { env, holdOutput = false, returnOutput = false }: RunOptions = {},
): Promise<StepResult> {
  const start = performance.now();
  const title = `\n> ${step.name}`;
  const buffers = holdOutput || returnOutput;
  if (!buffers) {
    console.log(title);
  }
  const child = spawn(step.command, step.args, {
    cwd: ROOT,
    env: { ...process.env, ...step.env, ...env },
    stdio: buffers ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  const held: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => held.push(part));
  }
  const exitCode = await exitCodeOf(child, step);
  const result = { name: step.name, exitCode, seconds: (performance.now() - start) / 1000 };
  const output = Buffer.concat(held).toString();
  if (returnOutput) {
    return { ...result, output };
  }
  if (holdOutput) {
    console.log(`${title}\n${output}`);
  }
  return result;
}

/** Formats one line per step with its result and duration. */
export function formatResults(results: readonly StepResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  return results
    .map(({ name, exitCode, seconds }) => {
      const outcome = exitCode === 0 ? 'passed' : `failed with exit code ${exitCode}`;
      return `${name.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s  ${outcome}`;
    })
    .join('\n');
}
