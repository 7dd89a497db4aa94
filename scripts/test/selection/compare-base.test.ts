import { execFileSync } from 'node:child_process';
import { changeSince } from './change-since';
import { compareBase } from './compare-base';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

const root = temporaryFolder();
const NOON = Date.UTC(2026, 0, 2, 12) / 1000;
const HOUR = 60 * 60;

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function gitAt(seconds: number, ...args: string[]): void {
  const date = `@${seconds} +0000`;
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...identity, ...args], { cwd: root, env });
}

function commit(file: string, seconds: number): string {
  writeFiles(root, { [file]: file });
  git('add', file);
  gitAt(seconds, 'commit', '--quiet', '-m', file);
  return git('rev-parse', 'HEAD');
}

let old: string;
let recent: string;
beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  old = commit('old.ts', NOON - 5 * HOUR);
  recent = commit('recent.ts', NOON - 3 * HOUR);
  commit('now.ts', NOON);
});

describe('compareBase', () => {
  it('is the last commit older than 4 hours on the main branch', () => {
    expect(compareBase(root, '')).toBe(old);
    expect(changeSince(root, old).files).toEqual(['now.ts', 'recent.ts']);
  });

  it('is the merge base on another branch', () => {
    git('switch', '--quiet', '-c', 'feature', recent);
    commit('feature.ts', NOON);
    expect(compareBase(root, '')).toBe(recent);
    expect(changeSince(root, recent).files).toEqual(['feature.ts']);
    git('switch', '--quiet', 'main');
  });

  it('is the given revision', () => {
    expect(compareBase(root, 'HEAD~1')).toBe(recent);
  });

  it('throws for a revision that does not exist', () => {
    expect(() => compareBase(root, 'gone')).toThrow('TEST_BASE is "gone"');
  });

  it('is on the main line after a merge of an older branch', () => {
    git('switch', '--quiet', '-c', 'older', old);
    commit('older.ts', NOON - 4.5 * HOUR);
    git('switch', '--quiet', 'main');
    gitAt(NOON, 'merge', '--quiet', '--no-ff', '-m', 'Merge', 'older');
    expect(compareBase(root, '')).toBe(old);
  });

  it.each([
    ['the main branch is unknown', ['--branch', 'feature', '--single-branch']],
    ['the history is shallow', ['--depth', '1', '--branch', 'main']],
  ])('is null if %s', (_case, options) => {
    const clone = temporaryFolder();
    execFileSync('git', ['clone', '--quiet', ...options, `file://${root}`, clone]);
    expect(compareBase(clone, '')).toBeNull();
  });

  it('is null without a history', () => {
    expect(compareBase(temporaryFolder(), '')).toBeNull();
  });
});
