import path from 'node:path';
import { workerFolders } from './worker-folders';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

it("lists the packages of the worker's base and of its own code", async () => {
  writeFiles(folder, {
    'node_modules/own/lib/index.js': 'export const own = 1;',
    'index.js': "import { own } from 'own/lib/index.js'; export default () => own;",
  });
  const folders = await workerFolders(path.join(folder, 'index.js'));
  expect(folders).toContain(path.join(folder, 'node_modules/own/lib'));
  expect(folders).toContainEqual(expect.stringMatching(/node_modules\/workbox-precaching$/));
});
