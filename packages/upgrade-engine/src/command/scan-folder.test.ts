import fs, { symlinkSync } from 'node:fs';
import path from 'node:path';
import { TO_7 as data } from '../testing/rules';
import { folderOfTest, writeFiles } from '../testing/temporary-folder';
import { scanFolder } from './scan-folder';

const CODE = "import Hidden from '@mui/material/Hidden';\n";

const folder = folderOfTest();
const write = (file: string, content: string) => writeFiles(folder(), { [file]: content });

it('reports the code of all folders, but not that of packages and builds', () => {
  write('src/App.tsx', CODE);
  write('.storybook/preview.ts', CODE);
  write('node_modules/a/index.js', CODE);
  write('packages/b/dist/index.js', CODE);
  write('notes.txt', CODE);
  const reports = scanFolder(folder(), data);
  expect(reports.map(({ file, findings }) => [file, findings[0]?.name])).toEqual([
    ['.storybook/preview.ts', 'Hidden'],
    ['src/App.tsx', 'Hidden'],
  ]);
});

it('passes over folders that are named like files, and symbolic links', () => {
  write('src/Dir.tsx/App.tsx', CODE);
  symlinkSync(path.join(folder(), 'missing.ts'), path.join(folder(), 'link.ts'));
  symlinkSync(folder(), path.join(folder(), 'circle'));
  const reports = scanFolder(folder(), data);
  expect(reports.map(({ file }) => file)).toEqual(['src/Dir.tsx/App.tsx']);
});

it('says why a file is not checked', () => {
  write('font.js', '\0');
  const [report] = scanFolder(folder(), data);
  expect(report?.refused).toContain('the file is binary');
});

it('goes on after a file that cannot be read', () => {
  write('a.ts', CODE);
  write('b.ts', CODE);
  const read = jest.spyOn(fs, 'readFileSync').mockImplementationOnce(() => {
    throw Object.assign(new Error('denied'), { code: 'EACCES' });
  });
  const reports = scanFolder(folder(), data);
  read.mockRestore();
  expect(reports[0]?.refused).toBe("Not checked: the file can't be read (EACCES).");
  expect(reports[1]?.findings).toHaveLength(1);
});
