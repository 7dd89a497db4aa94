import { once } from 'node:events';
import { createServer } from 'node:net';

/** Docusaurus's default port. */
const DEFAULT_PORT = 3000;

/** Whether a server can listen on a port. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/**
 * Chooses the port of the dev server.
 *
 * @param asked - The only port to accept; the first free one if absent.
 * @param first - The first port to try if none is asked for.
 * @throws If the port that is asked for is taken.
 */
export async function choosePort(asked?: number, first = DEFAULT_PORT): Promise<number> {
  if (asked === undefined) {
    return (await isFree(first)) ? first : choosePort(asked, first + 1);
  }
  if (!(await isFree(asked))) {
    throw new Error(
      `Port ${asked} is taken. Stop the program that uses it, choose another port, or omit --port to use a free one.`,
    );
  }
  return asked;
}
