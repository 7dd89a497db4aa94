import fs from 'node:fs';
import { writeSite } from '../testing/fixture-site';
import { startServer } from './start-server';

it.each([
  [[], 'Expected one folder, received 0'],
  [['a', 'b'], 'received 2: a b'],
  [['a', '--url', 'docs.example.com'], '--url is "docs.example.com". Give an address'],
  [['a', '--url', 'https://'], 'Give an address'],
  [['a', '--port', '80'], "Unknown option '--port'"],
])('refuses %j', async (args, message) => {
  await expect(startServer(args)).rejects.toThrow(message);
});

it('names the folder that has no list of pages', async () => {
  const folder = writeSite({});
  await expect(startServer([folder])).rejects.toThrow(`Nothing to read: ${folder} has no llms.txt`);
  fs.rmSync(folder, { recursive: true });
});
