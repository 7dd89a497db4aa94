import { writeSets } from '../../../plugins/output/offline/write-sets';
import { setSizes } from './set-sizes';
import { temporaryFolder } from '../../unit/temporary-folder';

it('reads the sizes that the build wrote for the panel', async () => {
  const dir = temporaryFolder({ 'a.html': '12345', 'b.js': '123' });
  const set = { id: 'a-1.0.0', productName: 'A', version: '1.0.0', pages: 1 };
  await writeSets(dir, [{ ...set, files: ['a.html', 'b.js'], shards: [] }]);
  expect(setSizes(dir)).toEqual([{ label: 'A 1.0.0', pages: 1, files: 2, bytes: 8 }]);
});
