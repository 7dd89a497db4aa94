import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { isInside, isInsideSync } from './inside-folder';
import { temporaryFolder } from '../../test/unit/temporary-folder';

const parent = temporaryFolder({ 'site/a/file': '', 'site-2/file': '' });
const folder = path.join(parent, 'site');
symlinkSync(path.join(parent, 'site-2'), path.join(folder, 'out'));
symlinkSync('a', path.join(folder, 'in'));
symlinkSync(folder, path.join(parent, 'link'));

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
