import { once } from 'node:events';
import { createServer } from 'node:net';

/** Docusaurus's default port. */
const DEFAULT_PORT = 3000;

/** The value of `--port` or `-p` in a command's arguments. */
function askedPort(args: readonly string[]): string | undefined {
  const index = args.findIndex((arg) => /^(?:--port|-p)(?:=|$)/.test(arg));
  return index === -1 ? undefined : (args[index]!.split('=')[1] ?? args[index + 1] ?? '');
}

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
 * Chooses the port of the dev server: the one in the arguments, otherwise the first free one.
 *
 * @param args - Arguments of `docusaurus start`.
 * @param first - The first port to try if the arguments contain none.
 * @throws If the given port is invalid or taken.
 */
export async function choosePort(args: readonly string[], first = DEFAULT_PORT): Promise<number> {
  const asked = askedPort(args);
  if (asked === undefined) {
    return (await isFree(first)) ? first : choosePort(args, first + 1);
  }
  const port = Number(asked);
  if (!/^\d+$/.test(asked) || port < 1 || port > 65_535) {
    throw new Error(`--port is "${asked}", expected a number from 1 to 65535.`);
  }
  if (!(await isFree(port))) {
    throw new Error(
      `Port ${port} is taken. Stop the program that uses it, choose another port, or omit --port to use a free one.`,
    );
  }
  return port;
}
