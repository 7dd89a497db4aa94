import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { compileWorker } from './compile-worker';

it('writes modules without types, and omits tests', async () => {
  const target = await fs.mkdtemp(path.join(os.tmpdir(), 'offline-worker-'));
  try {
    await compileWorker(path.join(__dirname, '../../../src/shell/offline'), target);
    const worker = await fs.readFile(path.join(target, 'worker/index.js'), 'utf8');
    expect(worker).toContain('export default function startWorker');
    expect(worker).not.toContain('WorkerScope');
    const files = await fs.readdir(target, { recursive: true });
    expect(files.filter((file) => /test/.test(file))).toEqual([]);
  } finally {
    await fs.rm(target, { recursive: true });
  }
});
