import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changedSince } from './changed-since';
import { compareBase } from './compare-base';

const root = mkdtempSync(path.join(tmpdir(), 'base-'));
const NOON = Date.UTC(2026, 0, 2, 12) / 1000;
const HOUR = 60 * 60;

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function commit(file: string, seconds: number): string {
  writeFileSync(path.join(root, file), file);
  git('add', file);
  const env = {
    ...process.env,
    GIT_AUTHOR_DATE: `@${seconds} +0000`,
    GIT_COMMITTER_DATE: `@${seconds} +0000`,
  };
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...identity, 'commit', '--quiet', '-m', file], { cwd: root, env });
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
afterAll(() => rmSync(root, { recursive: true }));

describe('compareBase', () => {
  it('is the last commit older than 4 hours on the main branch', () => {
    expect(compareBase(root, '')).toBe(old);
    expect(changedSince(root, compareBase(root, ''))).toEqual(['now.ts', 'recent.ts']);
  });

  it('is the merge base on another branch', () => {
    git('switch', '--quiet', '-c', 'feature', recent);
    commit('feature.ts', NOON);
    expect(compareBase(root, '')).toBe(recent);
    expect(changedSince(root, compareBase(root, ''))).toEqual(['feature.ts']);
    git('switch', '--quiet', 'main');
  });

  it('is the given revision', () => {
    expect(compareBase(root, 'HEAD~1')).toBe(recent);
  });

  it('throws for a revision that does not exist', () => {
    expect(() => compareBase(root, 'gone')).toThrow('TEST_BASE is "gone"');
  });

  it('is null without a history, and then nothing counts as changed', () => {
    const empty = mkdtempSync(path.join(tmpdir(), 'no-base-'));
    expect(compareBase(empty, '')).toBeNull();
    expect(changedSince(empty, null)).toEqual([]);
    rmSync(empty, { recursive: true });
  });
});
