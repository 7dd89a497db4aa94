import fs, { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOfTest, writeFiles } from '../testing/temporary-folder';
import { TO_7 as data } from '../testing/rules';
import { fixFolder } from './fix-folder';
import { scanFolder } from './scan-folder';

const CODE = "import { Box } from '@mui/material';\n<Box p={2} />;\n";
const FIXED = "import { Box } from '@mui/material';\n<Box sx={{ p: 2 }} />;\n";

const folder = folderOfTest();

beforeEach(() => {
  writeFiles(folder(), { 'a.tsx': CODE, 'b.tsx': 'export const a = 1;\n' });
});

const fix = (isDryRun: boolean) =>
  fixFolder(folder(), scanFolder(folder(), data), data, {}, isDryRun);
const content = () => readFileSync(path.join(folder(), 'a.tsx'), 'utf8');

it('rewrites files and reports what was rewritten', () => {
  expect(fix(false).map(({ file, fixed }) => [file, fixed[0]!.name])).toEqual([['a.tsx', 'Box.p']]);
  expect(content()).toBe(FIXED);
  expect(readdirSync(folder()).sort()).toEqual(['a.tsx', 'b.tsx']);
});

it('leaves the files as they are in a dry run', () => {
  expect(fix(true)).toHaveLength(1);
  expect(content()).toBe(CODE);
});

it('leaves a file complete if it cannot be replaced', () => {
  const rename = jest.spyOn(fs, 'renameSync').mockImplementationOnce(() => {
    throw new Error('denied');
  });
  expect(() => fix(false)).toThrow(/Can't write ".*a\.tsx": denied\. The file is unchanged\./);
  rename.mockRestore();
  expect(content()).toBe(CODE);
  expect(readdirSync(folder()).sort()).toEqual(['a.tsx', 'b.tsx']);
});

it.each([
  ['a byte order mark', Buffer.from(`\uFEFF${CODE}`), Buffer.from(`\uFEFF${FIXED}`)],
  ['Latin 1', Buffer.from(`${CODE}// ö`, 'latin1'), Buffer.from(`${FIXED}// ö`, 'latin1')],
])('keeps the encoding of a file with %s', (_name, before, after) => {
  writeFileSync(path.join(folder(), 'a.tsx'), before);
  fix(false);
  expect(readFileSync(path.join(folder(), 'a.tsx'))).toEqual(after);
});
