import fs from 'node:fs/promises';
import path from 'node:path';
import { compileWorker } from './compile-worker';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

it('writes modules without types, and omits tests', async () => {
  const target = temporaryFolder();
  await compileWorker(path.join(__dirname, '../../../src/shell/offline'), target);
  const worker = await fs.readFile(path.join(target, 'worker/index.js'), 'utf8');
  expect(worker).toContain('export default function startWorker');
  expect(worker).not.toContain('WorkerScope');
  const files = await fs.readdir(target, { recursive: true });
  expect(files.filter((file) => /test/.test(file))).toEqual([]);
});
