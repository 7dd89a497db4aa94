import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Only this machine can connect: servers are for previews and tests, or behind a proxy. */
const HOST = '127.0.0.1';

const DEFAULT_PORT = 3000;
const PORTS_TO_TRY = 20;

function tryPort(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error);
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      // For example too many open files while a connection is accepted.
      server.on('error', (error) => console.error('The server reported an error.', error));
      resolve(true);
    });
  });
}

/**
 * Starts listening.
 *
 * @param port - The port, or 0 for any free one. Default: 3000, or the next free port.
 * @param host - Address of the interface. Default: the local one.
 * @returns The address, such as `http://127.0.0.1:3000`.
 * @throws If the port is taken.
 */
export async function listen(server: Server, port?: number, host = HOST): Promise<string> {
  const ports =
    port === undefined ? Array.from({ length: PORTS_TO_TRY }, (_, i) => DEFAULT_PORT + i) : [port];
  for (const candidate of ports) {
    if (await tryPort(server, candidate, host)) {
      return `http://${host}:${(server.address() as AddressInfo).port}`;
    }
  }
  const tried =
    ports.length === 1 ? `Port ${ports[0]} is` : `Ports ${ports[0]} to ${ports.at(-1)} are`;
  throw new Error(
    `${tried} taken on ${host}. Stop the program that listens there, or name another port with --port.`,
  );
}

/** Stops listening and closes the connections. */
export async function closeServer(server: Server): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
