import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { indexSizes } from './index-sizes';

it('returns the compressed size of each product’s version', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'index-sizes-'));
  mkdirSync(path.join(dir, 'search'));
  const content = JSON.stringify(Array.from({ length: 50 }, () => ({ title: 'Button' })));
  writeFileSync(path.join(dir, 'search/a.json'), content);
  const shard = { productName: 'A', version: '1.0.0', records: 50, bytes: content.length };
  writeFileSync(
    path.join(dir, 'search/shards.json'),
    JSON.stringify({ shards: [{ ...shard, file: 'search/a.json' }] }),
  );
  expect(indexSizes(dir)).toEqual([
    { label: 'A 1.0.0', records: 50, bytes: content.length, gzipBytes: gzipSync(content).length },
  ]);
  rmSync(dir, { recursive: true });
});
