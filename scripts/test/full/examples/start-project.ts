import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** Waits for the port without a request, so that the first response is the caller's. */
async function listening(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && !(await accepts(port))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A project that answers requests. */
export interface StartedProject {
  /** Its origin, such as `http://127.0.0.1:4000`. */
  url: string;
  /** Ends its processes. */
  stop: () => void;
}

/**
 * Starts a built project on a free port.
 *
 * @param cwd - Its folder.
 * @param start - The script in `package.json`, with its arguments. The port follows.
 * @throws If it ends before it listens.
 */
export async function startProject(cwd: string, start: readonly string[]): Promise<StartedProject> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  // A group of its own, because npm starts the server as another process.
  const child = spawn('npm', ['run', ...start, String(port)], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`"npm run ${start[0]}" in ${cwd} ended with exit code ${code}.`)),
    );
  });
  await Promise.race([ended, listening(port, child)]);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      if (child.pid !== undefined && child.exitCode === null) {
        process.kill(-child.pid);
      }
    },
  };
}
