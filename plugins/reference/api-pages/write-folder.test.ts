import fs from 'node:fs';
import path from 'node:path';
import { writeFolder } from './write-folder';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

let folder: string;

beforeEach(() => {
  folder = path.join(temporaryFolder(), 'api');
});

describe('writeFolder', () => {
  it('creates the folder and writes the files', () => {
    writeFolder(folder, new Map([['a.mdx', 'A']]));
    expect(fs.readFileSync(path.join(folder, 'a.mdx'), 'utf8')).toBe('A');
  });

  it('writes only files that changed', () => {
    writeFolder(
      folder,
      new Map([
        ['a.mdx', 'A'],
        ['b.mdx', 'B'],
      ]),
    );
    const long = new Date(0);
    fs.utimesSync(path.join(folder, 'a.mdx'), long, long);
    writeFolder(
      folder,
      new Map([
        ['a.mdx', 'A'],
        ['b.mdx', 'changed'],
      ]),
    );
    expect(fs.statSync(path.join(folder, 'a.mdx')).mtimeMs).toBe(0);
    expect(fs.readFileSync(path.join(folder, 'b.mdx'), 'utf8')).toBe('changed');
  });

  it('deletes other files and folders', () => {
    fs.mkdirSync(path.join(folder, 'old/deep'), { recursive: true });
    writeFolder(
      folder,
      new Map([
        ['a.mdx', 'A'],
        ['b.mdx', 'B'],
      ]),
    );
    writeFolder(folder, new Map([['b.mdx', 'B']]));
    expect(fs.readdirSync(folder)).toEqual(['b.mdx']);
  });
});
