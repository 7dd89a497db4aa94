import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { choosePort } from './choose-port';

let taken: Server;
let port: number;

beforeAll(async () => {
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  ({ port } = taken.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => taken.close(resolve)));

it('uses the next free port without asking', async () => {
  expect(await choosePort(['--no-open'], port)).toBeGreaterThan(port);
});

it.each(['--port', '-p'])('uses the free port given by %s', async (option) => {
  const free = await choosePort([], port + 1);
  expect(await choosePort([option, String(free)])).toBe(free);
  expect(await choosePort([`${option}=${free}`])).toBe(free);
});

it('throws for a given port that is taken', async () => {
  await expect(choosePort(['--port', String(port)])).rejects.toThrow(
    `Port ${port} is taken. Stop the program that uses it, choose another port,`,
  );
});

it.each(['', 'x', '0', '70000'])('throws for the port "%s"', async (value) => {
  await expect(choosePort(['--port', value])).rejects.toThrow(
    `--port is "${value}", expected a number from 1 to 65535.`,
  );
});
