import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../shared/root';

/** A preview server in a child process. */
export interface SpawnedServer {
  /** Address without a trailing slash. */
  url: string;
  process: ChildProcess;
}

/**
 * Starts the preview server as a command on any free port. Tests can kill it, and clients don't share
 * its processor time.
 *
 * @param dir - Folder of the built site.
 * @param env - Additional environment variables.
 * @throws If the process ends before it listens; the reason is in its error output.
 */
export async function spawnServer(
  dir: string,
  env: Readonly<Record<string, string>>,
): Promise<SpawnedServer> {
  const file = path.join(ROOT, 'scripts/serve/serve.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', file, '--dir', dir, '--port', '0'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = / at (http:\S+)\//.exec(line)?.[1];
    if (url) {
      return { url, process: child };
    }
  }
  throw new Error('The preview server ended before it listened.');
}
