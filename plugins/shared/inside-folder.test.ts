import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isInside, isInsideSync } from './inside-folder';

const parent = mkdtempSync(path.join(tmpdir(), 'inside-folder-'));
const folder = path.join(parent, 'site');
mkdirSync(path.join(folder, 'a'), { recursive: true });
mkdirSync(path.join(parent, 'site-2'));
writeFileSync(path.join(folder, 'a/file'), '');
writeFileSync(path.join(parent, 'site-2/file'), '');
symlinkSync(path.join(parent, 'site-2'), path.join(folder, 'out'));
symlinkSync('a', path.join(folder, 'in'));
symlinkSync(folder, path.join(parent, 'link'));
afterAll(() => rmSync(parent, { recursive: true }));

it.each([
  ['a/file', true],
  ['in/file', true],
  ['../link/a/file', true],
  ['.', false],
  ['../site-2/file', false],
  ['out', false],
  ['out/file', false],
])('%s: %s', async (file, expected) => {
  const target = path.join(folder, file);
  expect(isInsideSync(folder, target)).toBe(expected);
  expect(await isInside(folder, target)).toBe(expected);
  expect(await isInside(path.join(parent, 'link'), target)).toBe(expected);
});

it('throws if the file does not exist', async () => {
  const missing = path.join(folder, 'missing');
  expect(() => isInsideSync(folder, missing)).toThrow('ENOENT');
  await expect(isInside(folder, missing)).rejects.toThrow('ENOENT');
});
