import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Only this machine can connect: the server is for previews and tests. */
const HOST = '127.0.0.1';

const DEFAULT_PORT = 3000;
const PORTS_TO_TRY = 20;

function tryPort(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error);
    server.once('error', onError);
    server.listen(port, HOST, () => {
      server.off('error', onError);
      // For example too many open files while a connection is accepted.
      server.on('error', (error) => console.error('The server reported an error.', error));
      resolve(true);
    });
  });
}

/**
 * Starts listening on the local interface.
 *
 * @param port - The port, or 0 for any free one. Default: 3000, or the next free port.
 * @returns The address, such as `http://127.0.0.1:3000`.
 * @throws If the port is taken.
 */
export async function listen(server: Server, port?: number): Promise<string> {
  const ports =
    port === undefined ? Array.from({ length: PORTS_TO_TRY }, (_, i) => DEFAULT_PORT + i) : [port];
  for (const candidate of ports) {
    if (await tryPort(server, candidate)) {
      return `http://${HOST}:${(server.address() as AddressInfo).port}`;
    }
  }
  const tried =
    ports.length === 1 ? `Port ${ports[0]} is` : `Ports ${ports[0]} to ${ports.at(-1)} are`;
  throw new Error(
    `${tried} taken on ${HOST}. Stop the program that listens there, or name another port with --port.`,
  );
}
