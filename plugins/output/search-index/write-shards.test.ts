import fs from 'node:fs/promises';
import path from 'node:path';
import { recordOf, shardOf } from '../../../src/shell/search/testing';
import { writeShards } from './write-shards';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

let outDir: string;

beforeEach(async () => {
  outDir = temporaryFolder();
});

const write = (title: string) =>
  writeShards(outDir, [{ ...shardOf(), content: [recordOf('page', title, '/')] }]);

it('writes a file per shard and lists it', async () => {
  await write('Button');
  const list = JSON.parse(
    await fs.readFile(path.join(outDir, 'search/shards.json'), 'utf8'),
  ) as Awaited<ReturnType<typeof write>>;
  const { file, bytes, records } = list.shards[0]!;
  const content = await fs.readFile(path.join(outDir, file), 'utf8');
  expect(JSON.parse(content)).toEqual([recordOf('page', 'Button', '/')]);
  expect(bytes).toBe(Buffer.byteLength(content));
  expect(records).toBe(1);
});

it('names a file after its content hash', async () => {
  const filesFor = async (title: string) => (await write(title)).shards.map(({ file }) => file);
  const first = await filesFor('Button');
  expect(await filesFor('Button')).toEqual(first);
  expect(await filesFor('Card')).not.toEqual(first);
});
