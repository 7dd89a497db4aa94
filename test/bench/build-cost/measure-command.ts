import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { shownPath } from '../paths';
import { cpuSeconds } from './cpu-seconds';
import { watchMemory } from './watch-memory';

/** Cost of a command; `null` if this machine can't measure it. */
export interface CommandFigures {
  wallSeconds: number;
  cpuSeconds: number | null;
  peakBytes: number | null;
}

// Only the parent gets the CPU time of a finished process. Node doesn't expose it, but every POSIX
// shell does. The figures use a separate pipe, so they don't mix with the output.
const SHELL_SCRIPT = '"$@"; status=$?; times >&3; exit $status';

/**
 * Runs a command and measures it with all its child processes.
 *
 * @param command - The program and its arguments.
 * @param options.cwd - Folder to run it in.
 * @param options.env - Environment variables in addition to those of this process.
 * @param options.logFile - Where its output goes.
 * @throws If the command fails; the message ends with the last lines of its output.
 */
export async function measureCommand(
  command: readonly string[],
  { cwd, env, logFile }: { cwd: string; env?: Record<string, string>; logFile: string },
): Promise<CommandFigures> {
  const log = openSync(logFile, 'w');
  const start = performance.now();
  const shell = spawn('sh', ['-c', SHELL_SCRIPT, 'sh', ...command], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log, 'pipe'],
  });
  closeSync(log);
  const ended = once(shell, 'close') as Promise<[number | null]>;
  const times = text(shell.stdio[3] as Readable);
  const peakOf = watchMemory(shell.pid ?? 0);
  const [status] = await ended.finally(peakOf);
  const wallSeconds = (performance.now() - start) / 1000;
  if (status !== 0) {
    const end = readFileSync(logFile, 'utf8').slice(-2_000);
    throw new Error(`${command.join(' ')} failed (log: ${shownPath(logFile)}):\n${end}`);
  }
  return { wallSeconds, cpuSeconds: cpuSeconds(await times), peakBytes: peakOf() };
}
