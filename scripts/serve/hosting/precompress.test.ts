import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolder } from '../../../test/unit/temporary-folder';
import { precompress } from './precompress';

const LONG = 'body { color: red }\n'.repeat(100);

it('writes compressed copies of texts from 1 kB', async () => {
  const dir = temporaryFolder({
    'a/index.html': LONG,
    'small.css': 'a {}',
    'image.png': LONG,
  });
  expect(await precompress(dir)).toBe(1);
  const read = (file: string) => readFileSync(path.join(dir, file));
  expect(gunzipSync(read('a/index.html.gz')).toString()).toBe(LONG);
  expect(brotliDecompressSync(read('a/index.html.br')).toString()).toBe(LONG);
  expect(readdirSync(dir).sort()).toEqual(['a', 'image.png', 'small.css']);
});
