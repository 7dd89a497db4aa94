import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../root';

/** A preview server in a process of its own. */
export interface SpawnedServer {
  /** Address without trailing slash. */
  url: string;
  process: ChildProcess;
}

/**
 * Starts the preview server as a person does, on any free port: so that it can be killed, and so
 * that what sends to it does not take its processor time.
 *
 * @param dir - Folder of the built site.
 * @param env - Variables besides those of this process.
 * @throws If it ends before it listens; what it says stands in the error output.
 */
export async function spawnServer(
  dir: string,
  env: Readonly<Record<string, string>>,
): Promise<SpawnedServer> {
  const file = path.join(ROOT, 'scripts', 'serve.ts');
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
