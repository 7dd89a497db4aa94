import { gzipSync } from 'node:zlib';
import { indexSizes } from './index-sizes';
import { temporaryFolder } from '../../unit/temporary-folder';

it('returns the compressed size of each product’s version', () => {
  const content = JSON.stringify(Array.from({ length: 50 }, () => ({ title: 'Button' })));
  const shard = {
    productName: 'A',
    version: '1.0.0',
    part: 'api',
    records: 50,
    bytes: content.length,
  };
  const dir = temporaryFolder({
    'search/a.json': content,
    'search/shards.json': JSON.stringify({ shards: [{ ...shard, file: 'search/a.json' }] }),
  });
  expect(indexSizes(dir)).toEqual([
    {
      label: 'A 1.0.0 api',
      records: 50,
      bytes: content.length,
      gzipBytes: gzipSync(content).length,
    },
  ]);
});
