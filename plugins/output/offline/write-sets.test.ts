import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { OfflineList, OfflineSetFiles } from '../../../src/shell/offline/types';
import { writeSets } from './write-sets';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

let outDir: string;

beforeEach(() => {
  outDir = temporaryFolder({ 'index.html': 'home', 'joy-ui/index.html': 'größer' });
});

const SET = {
  id: 'joy-ui-1.0.0',
  productName: 'Joy UI',
  version: '1.0.0',
  pages: 2,
  files: ['index.html', 'joy-ui/index.html'],
  shards: [],
};

const readJson = async (file: string) =>
  JSON.parse(await fs.readFile(path.join(outDir, file), 'utf8')) as unknown;

it('lists files under the paths of their pages, with sizes and hashes', async () => {
  await writeSets(outDir, [{ ...SET, shards: [{ file: 'search/a.json' }] }]);
  const { sets } = (await readJson('offline/sets.json')) as OfflineList;
  expect(sets).toMatchObject([{ id: 'joy-ui-1.0.0', pages: 2, bytes: 12 }]);
  const { files, shards } = (await readJson(sets[0]!.list)) as OfflineSetFiles;
  expect(files.map(({ url, bytes }) => [url, bytes])).toEqual([
    ['', 4],
    ['joy-ui/', 8],
  ]);
  const sha256 = createHash('sha256').update('größer').digest('hex');
  expect(files[1]?.hash).toBe(sha256.slice(0, 16));
  expect(shards).toEqual([{ file: 'search/a.json' }]);
});

it('changes the hash of a set and the name of its list when a file changes', async () => {
  const [before] = (await writeSets(outDir, [SET])).sets;
  const [same] = (await writeSets(outDir, [SET])).sets;
  writeFiles(outDir, { 'index.html': 'HOME' });
  const [after] = (await writeSets(outDir, [SET])).sets;
  expect(same).toEqual(before);
  expect(after?.hash).not.toBe(before?.hash);
  expect(after?.list).not.toBe(before?.list);
});
