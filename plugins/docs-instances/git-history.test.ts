import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hasGitHistory } from './git-history';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'git-history-'));
const whole = path.join(folder, 'whole');
const shallow = path.join(folder, 'shallow');

function git(cwd: string, ...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...identity, ...args], { cwd, stdio: 'ignore' });
}

beforeAll(() => {
  fs.mkdirSync(whole);
  git(whole, 'init');
  git(whole, 'commit', '--allow-empty', '-m', 'One');
  git(whole, 'commit', '--allow-empty', '-m', 'Two');
  git(folder, 'clone', '--depth', '1', `file://${whole}`, shallow);
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('hasGitHistory', () => {
  it('finds it in a repository', () => {
    expect(hasGitHistory(whole)).toBe(true);
  });

  it('finds none in a shallow clone', () => {
    expect(hasGitHistory(shallow)).toBe(false);
  });

  it('finds none outside of a repository', () => {
    expect(hasGitHistory(folder)).toBe(false);
  });

  it('finds none where git cannot be started', () => {
    expect(hasGitHistory(path.join(folder, 'missing'))).toBe(false);
  });
});
