import { rmSync } from 'node:fs';
import path from 'node:path';
import { markOf, markedFolders } from './marked-folders';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

const dir = temporaryFolder();

function write(folder: string, mark: unknown): void {
  writeFiles(dir, { [`${folder}/chunk.json`]: JSON.stringify(mark) });
}

it('finds the nearest mark above a file', () => {
  write('tool', { chunk: 'tool', isSmall: true });
  write('tool/app', { chunk: null });
  const marks = markedFolders(dir);
  const of = (file: string) => markOf(path.join(dir, file), 'chunk', marks);
  expect([of('tool/Tool.tsx'), of('tool/parts/Part.tsx'), of('tool/app/App.tsx')]).toEqual([
    'tool',
    'tool',
    null,
  ]);
  expect(of('other/Other.tsx')).toBeUndefined();
});

it('lets styles be elsewhere than the code', () => {
  write('tool', { chunk: 'tool' });
  write('tool/styles', { styles: 'page' });
  const file = path.join(dir, 'tool/styles/Tool.module.css');
  const marks = markedFolders(dir);
  expect([markOf(file, 'chunk', marks), markOf(file, 'styles', marks)]).toEqual(['tool', 'page']);
});

it.each([
  { chunk: 'Tool' },
  { chunk: 'tool', isSmall: false },
  { name: 'tool' },
  { styles: null },
  {},
])('refuses %j and names the file', (mark) => {
  write('bad', mark);
  expect(() => markedFolders(dir)).toThrow(/bad.chunk\.json: expected \{ "chunk"/);
  rmSync(path.join(dir, 'bad'), { recursive: true });
});
