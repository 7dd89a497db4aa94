import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workerFolders } from './worker-folders';

let folder: string;

beforeEach(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'worker-')));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

it("lists the packages of the worker's base and of its own code", async () => {
  const own = path.join(folder, 'node_modules/own/lib');
  fs.mkdirSync(own, { recursive: true });
  fs.writeFileSync(path.join(own, 'index.js'), 'export const own = 1;');
  const worker = path.join(folder, 'index.js');
  fs.writeFileSync(worker, "import { own } from 'own/lib/index.js'; export default () => own;");
  const folders = await workerFolders(worker);
  expect(folders).toContain(own);
  expect(folders).toContainEqual(expect.stringMatching(/node_modules\/workbox-precaching$/));
});
