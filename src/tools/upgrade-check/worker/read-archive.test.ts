import { strFromU8, strToU8, zipSync } from 'fflate';
import { crc32 } from './crc32';
import { readArchive } from './read-archive';

const CODE = "import { Button } from '@mui/material';\n".repeat(20);

const archive = (files: Record<string, string>, level: 0 | 6 = 6) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])), {
    level,
  });

const read = (bytes: Uint8Array) => readArchive(bytes.slice().buffer);

/** Offset of the first record with a signature. */
const find = (bytes: Uint8Array, ...signature: number[]) =>
  bytes.findIndex((_byte, at) =>
    [0x50, 0x4b, ...signature].every((one, index) => bytes[at + index] === one),
  );

it.each([0, 6] as const)('reads files with their paths, compressed with level %s', (level) => {
  const entries = read(archive({ 'app/größe.tsx': CODE, 'app/b.ts': 'b' }, level));
  expect(
    entries.map(({ path, size, read: content }) => [path, size, strFromU8(content())]),
  ).toEqual([
    ['app/größe.tsx', CODE.length, CODE],
    ['app/b.ts', 1, 'b'],
  ]);
});

it('passes over folders', () => {
  expect(read(zipSync({ 'app/': new Uint8Array(), 'app/a.ts': strToU8('a') }))).toHaveLength(1);
});

it.each(['../x.ts', 'app/../../x.ts', '/etc/x.ts', 'C:\\x.ts', '..\\x.ts'])(
  'refuses the path %s and reads others',
  (path) => {
    const [bad, good] = read(archive({ [path]: 'x', 'a.ts': 'a' }));
    expect(bad!.refused).toContain('leads out of the archive');
    expect(good!.refused).toBeUndefined();
  },
);

it.each([
  ['encrypted', 8, 1, 'is encrypted'],
  ['compressed in another way', 10, 12, 'compressed in a way'],
])('refuses a file that is %s', (_name, field, value, reason) => {
  const bytes = archive({ 'a.ts': CODE });
  bytes[find(bytes, 1, 2) + field] = value;
  expect(read(bytes)[0]!.refused).toContain(reason);
});

it('reads other files of an archive with a damaged one', () => {
  const bytes = archive({ 'a.ts': CODE, 'b.ts': 'b' });
  bytes[0] = 0;
  const [damaged, whole] = read(bytes);
  expect(() => damaged!.read()).toThrow();
  expect(strFromU8(whole!.read())).toBe('b');
});

const ENTRY = [1, 2];

it.each<[string, (bytes: Uint8Array, entry: number) => void]>([
  ['is longer than listed', (bytes, entry) => bytes.set([5, 0, 0, 0], entry + 24)],
  ['is shorter than listed', (bytes, entry) => bytes.set([0, 9, 0, 0], entry + 24)],
  ['has another checksum', (bytes, entry) => (bytes[entry + 16]! ^= 1)],
  [
    'has the checksum of its listed part',
    (bytes, entry) => {
      bytes.set([5, 0, 0, 0], entry + 24);
      new DataView(bytes.buffer).setUint32(entry + 16, crc32(strToU8(CODE.slice(0, 5))), true);
    },
  ],
])('reads no file that %s', (_name, damage) => {
  for (const level of [0, 6] as const) {
    const bytes = archive({ 'a.ts': CODE }, level).slice();
    damage(bytes, find(bytes, ...ENTRY));
    expect(() => read(bytes)[0]!.read()).toThrow();
  }
});

it.each([
  ['empty', new Uint8Array()],
  ['no archive', strToU8(CODE)],
  ['incomplete', archive({ 'a.ts': CODE }).slice(0, -30)],
  ['without its start', archive({ 'a.ts': CODE }).slice(40)],
])('says what to do with an archive that is %s', (_name, bytes) => {
  expect(() => read(bytes)).toThrow('Create or download it again');
});

it('says what to do with an archive that is too large', () => {
  const bytes = archive({ 'a.ts': CODE });
  bytes.set([0xff, 0xff], find(bytes, 5, 6) + 10);
  expect(() => read(bytes)).toThrow('Choose the unpacked folder');
});
