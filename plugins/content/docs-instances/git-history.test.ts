import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { hasGitHistory } from './git-history';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

const folder = temporaryFolder();
const complete = path.join(folder, 'complete');
const shallow = path.join(folder, 'shallow');

function git(cwd: string, ...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...identity, ...args], { cwd, stdio: 'ignore' });
}

beforeAll(() => {
  fs.mkdirSync(complete);
  git(complete, 'init');
  git(complete, 'commit', '--allow-empty', '-m', 'One');
  git(complete, 'commit', '--allow-empty', '-m', 'Two');
  git(folder, 'clone', '--depth', '1', `file://${complete}`, shallow);
});

describe('hasGitHistory', () => {
  it('is true in a repository', () => {
    expect(hasGitHistory(complete)).toBe(true);
  });

  it('is false in a shallow clone', () => {
    expect(hasGitHistory(shallow)).toBe(false);
  });

  it('is false outside a repository', () => {
    expect(hasGitHistory(folder)).toBe(false);
  });

  it('is false without git', () => {
    expect(hasGitHistory(path.join(folder, 'missing'))).toBe(false);
  });
});
