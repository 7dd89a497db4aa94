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
  expect(await choosePort(undefined, port)).toBeGreaterThan(port);
});

it('uses the given port if it is free', async () => {
  const free = await choosePort(undefined, port + 1);
  expect(await choosePort(free)).toBe(free);
});

it('throws for a given port that is taken', async () => {
  await expect(choosePort(port)).rejects.toThrow(
    `Port ${port} is taken. Stop the program that uses it, choose another port,`,
  );
});
