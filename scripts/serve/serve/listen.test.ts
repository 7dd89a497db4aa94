import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from './listen';

const servers: Server[] = [];
function newServer(): Server {
  const server = createServer();
  servers.push(server);
  return server;
}
afterEach(() => {
  servers.splice(0).forEach((server) => server.close());
});

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

describe('listen', () => {
  it('returns the address with the assigned port', async () => {
    const server = newServer();
    expect(await listen(server, 0)).toBe(`http://127.0.0.1:${portOf(server)}`);
  });

  it('picks the next free port by default', async () => {
    const [first, second] = [newServer(), newServer()];
    await listen(first);
    await listen(second);
    expect(portOf(first)).toBeGreaterThanOrEqual(3000);
    expect(portOf(second)).toBeGreaterThan(portOf(first));
  });

  it('throws when the given port is taken', async () => {
    const first = newServer();
    await listen(first, 0);
    await expect(listen(newServer(), portOf(first))).rejects.toThrow(
      `Port ${portOf(first)} is taken`,
    );
  });
});
