import { spawn } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';

/** A process that tests started, with all processes that it starts itself. */
export interface StartedProcess {
  child: ChildProcess;
  /** Ends all of them, and waits for the first. */
  end: () => Promise<void>;
}

/**
 * Starts a program, which ends with this process at the latest.
 *
 * @param options.stdio - Its streams; default: none.
 * @param options.env - Additional environment variables.
 */
export function startProcess(
  command: string,
  args: readonly string[],
  { stdio = 'ignore', env }: { stdio?: StdioOptions; env?: Record<string, string> } = {},
): StartedProcess {
  // In its own group, because a driver leaves its browser running when it is ended.
  const child = spawn(command, args, { stdio, env: { ...process.env, ...env }, detached: true });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const kill = () => {
    try {
      process.kill(-child.pid!, 'SIGTERM');
    } catch {
      // All of them have ended.
    }
  };
  process.once('exit', kill);
  return {
    child,
    end: () => {
      process.off('exit', kill);
      kill();
      return exited;
    },
  };
}
