import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { changeSince } from './change-since';
import { filesIn } from './files-in';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

const root = temporaryFolder();
const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
const write = (name: string, text: string) => writeFiles(root, { [name]: text });

beforeAll(() => {
  git('init', '--quiet');
  write('.gitignore', 'ignored.ts');
  for (const name of ['kept.ts', 'edited.ts', 'staged.ts', 'deleted.ts', 'moved.ts']) {
    write(name, 'before');
  }
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '-m', 'x');
  write('edited.ts', 'after');
  write('staged.ts', 'after');
  git('add', 'staged.ts');
  git('mv', 'moved.ts', 'target.ts');
  rmSync(path.join(root, 'deleted.ts'));
  write('new ü.ts', 'new');
  write('ignored.ts', 'new');
});

describe('changeSince', () => {
  it('lists edited, staged, moved, new and deleted files, but no ignored ones', () => {
    expect(changeSince(root, 'HEAD')).toEqual({
      files: ['edited.ts', 'new ü.ts', 'staged.ts', 'target.ts'],
      deleted: ['deleted.ts', 'moved.ts'],
    });
  });
});

describe('filesIn', () => {
  it('lists the files in the places, including new ones, but no ignored or deleted ones', () => {
    expect(filesIn(root, ['.'])).toEqual([
      '.gitignore',
      'edited.ts',
      'kept.ts',
      'new ü.ts',
      'staged.ts',
      'target.ts',
    ]);
    expect(filesIn(root, ['kept.ts', 'kept.ts'])).toEqual(['kept.ts']);
  });

  it('throws for a place without files', () => {
    expect(() => filesIn(root, ['kept.ts', 'nowhere'])).toThrow('No file found in "nowhere"');
  });
});
