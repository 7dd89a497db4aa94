import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { ROOT } from '../root';

/** A command to run, and its name in the output. */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  /** Environment variables, in addition to those of this process. */
  env?: Readonly<Record<string, string>>;
  /** Where it runs; by default the repository's root. */
  cwd?: string;
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
  /** The output, unless it was printed while the step ran. */
  output?: string;
}

/**
 * Runs a command, and prints a line when it starts and when it ends.
 *
 * @param options - With `holdOutput`, the output is returned instead of printed.
 * @returns The exit code (1 if a signal ended the command) and the duration.
 * @throws If the command can't be started.
 */
export async function runStep(
  { name, command, args, env, cwd = ROOT }: Step,
  { holdOutput = false } = {},
): Promise<StepResult> {
  const start = performance.now();
  console.log(`> ${name}`);
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: holdOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  const held: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => held.push(part));
  }
  const [exitCode] = await once(child, 'close').catch(({ message }: Error) => {
    throw new Error(
      `${name}: ${command} did not start (${message}). Install the packages with npm ci.`,
    );
  });
  const result: StepResult = {
    name,
    exitCode: (exitCode as number | null) ?? 1,
    seconds: (performance.now() - start) / 1000,
    ...(holdOutput ? { output: Buffer.concat(held).toString() } : {}),
  };
  console.log(`< ${formatResults([result])}`);
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
