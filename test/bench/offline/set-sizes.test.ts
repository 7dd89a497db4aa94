import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeSets } from '../../../plugins/output/offline/write-sets';
import { setSizes } from './set-sizes';

it('reads the sizes that the build wrote for the panel', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'set-sizes-'));
  writeFileSync(path.join(dir, 'a.html'), '12345');
  writeFileSync(path.join(dir, 'b.js'), '123');
  const set = { id: 'a-1.0.0', productName: 'A', version: '1.0.0', pages: 1 };
  await writeSets(dir, [{ ...set, files: ['a.html', 'b.js'] }]);
  expect(setSizes(dir)).toEqual([{ label: 'A 1.0.0', pages: 1, files: 2, bytes: 8 }]);
  rmSync(dir, { recursive: true });
});
