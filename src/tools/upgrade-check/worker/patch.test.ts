import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8 } from 'fflate';
import { temporaryFolder, writeFiles } from '../../../../test/unit/temporary-folder';
import { changesOf, patchOf } from './patch';

const LINES = Array.from({ length: 20 }, (_line, index) => `line ${index}`);
const edited = (edit: (lines: string[]) => void, end = '\n') => {
  const lines = [...LINES];
  edit(lines);
  return lines.join(end);
};
const BEFORE = LINES.join('\n');

it.each([
  ['a changed line', 'a.ts', `${BEFORE}\n`, `${edited((lines) => (lines[3] = 'new'))}\n`],
  ['added and removed lines', 'a.ts', BEFORE, edited((lines) => lines.splice(2, 1, 'x', 'y'))],
  ['a line removed at the end', 'a.ts', BEFORE, edited((lines) => lines.pop())],
  [
    'lines that end like on Windows',
    'a.ts',
    LINES.join('\r\n'),
    edited((lines) => lines.splice(9, 1), '\r\n'),
  ],
  ['a path with a space and quotes', 'a b/"c".ts', BEFORE, `${BEFORE}\nmore\n`],
  ['a path with control characters', 'a\t\u0001\u007f\\.ts', BEFORE, `${BEFORE}\nmore\n`],
  [
    'more changed lines than are compared',
    'a.ts',
    'a\n'.repeat(6000),
    Array.from({ length: 6000 }, (_line, index) => `b${index}\n`).join(''),
  ],
])('writes a patch with %s that Git applies', async (_name, file, before, after) => {
  const folder = temporaryFolder();
  writeFiles(folder, { [file]: before });
  const input = await patchOf({
    ...{ path: file, encoding: 'utf-8' },
    before: strToU8(before),
    after: strToU8(after),
  });
  execFileSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd: folder, input });
  expect(readFileSync(path.join(folder, file), 'utf8')).toBe(after);
});

it('shows changed lines', () => {
  expect(changesOf('a\nb\nc\n', 'a\nx\nc\nd\n')).toEqual([
    { line: 2, removed: ['b'], added: ['x'] },
    { line: 4, removed: [], added: ['d'] },
  ]);
});
