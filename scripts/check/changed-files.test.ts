import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedFiles, deletedFiles, filesIn } from './changed-files';

const root = mkdtempSync(path.join(tmpdir(), 'changed-'));
const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);

beforeAll(() => {
  git('init', '--quiet');
  write('.gitignore', 'ignored.ts');
  for (const name of ['kept.ts', 'edited.ts', 'staged.ts', 'deleted.ts']) {
    write(name, 'before');
  }
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '-m', 'x');
});
afterAll(() => rmSync(root, { recursive: true }));

describe('changedFiles', () => {
  it('lists edited, staged and new files, but no ignored or deleted ones', () => {
    write('edited.ts', 'after');
    write('staged.ts', 'after');
    git('add', 'staged.ts');
    rmSync(path.join(root, 'deleted.ts'));
    write('new ü.ts', 'new');
    write('ignored.ts', 'new');
    expect(changedFiles(root)).toEqual(['edited.ts', 'new ü.ts', 'staged.ts']);
    expect(deletedFiles(root)).toEqual(['deleted.ts']);
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
    ]);
    expect(filesIn(root, ['kept.ts', 'kept.ts'])).toEqual(['kept.ts']);
  });

  it('throws for a place without files', () => {
    expect(() => filesIn(root, ['kept.ts', 'nowhere'])).toThrow('No file found in "nowhere"');
  });
});
