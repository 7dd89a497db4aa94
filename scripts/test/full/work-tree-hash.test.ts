import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { workTreeHash } from './work-tree-hash';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

it('changes with edited and new files, but not with ignored ones or what is staged', () => {
  const root = temporaryFolder();
  const write = (name: string, text: string) => writeFiles(root, { [name]: text });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  git('init', '--quiet');
  write('.gitignore', 'ignored.ts');
  write('a.ts', 'before');
  const before = workTreeHash(root);
  write('ignored.ts', 'new');
  expect(workTreeHash(root)).toBe(before);
  write('a.ts', 'after');
  const edited = workTreeHash(root);
  expect(edited).not.toBe(before);
  git('add', 'a.ts');
  expect(workTreeHash(root)).toBe(edited);
  write('new.ts', 'new');
  expect(workTreeHash(root)).not.toBe(edited);
  write('a.ts', 'before');
  rmSync(path.join(root, 'new.ts'));
  expect(workTreeHash(root)).toBe(before);
  expect(git('diff', '--cached', '--name-only')).toBe('a.ts\n');
});
