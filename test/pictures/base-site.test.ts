import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder, writeFiles } from '../unit/temporary-folder';
import { siteOfCommit } from './base-site';

const root = temporaryFolder();

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();

/** Commits a project whose build is a copy of a text. */
function commit(text: string, build = 'node build.js'): string {
  const name = 'example';
  writeFiles(root, {
    'package.json': JSON.stringify({ name, scripts: { build } }),
    'package-lock.json': JSON.stringify({ name, lockfileVersion: 3, packages: { '': { name } } }),
    'build.js': `require('fs').copyFileSync('text', process.argv[3] + '/index.html')`,
    text,
    '.gitignore': '.cache/',
  });
  git('add', '--all');
  git('commit', '--quiet', '--message', text);
  return git('rev-parse', 'HEAD');
}

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('builds a commit once, without touching the work tree', () => {
  const first = commit('first');
  commit('second');
  writeFiles(root, { text: 'edited' });
  const { dir, commit: hash } = siteOfCommit('HEAD^', root);
  expect(hash).toBe(first);
  expect(readFileSync(path.join(dir, 'index.html'), 'utf8')).toBe('first');
  expect(readFileSync(path.join(root, 'text'), 'utf8')).toBe('edited');
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  writeFiles(dir, { 'index.html': 'stored' });
  expect(siteOfCommit(first, root).dir).toBe(dir);
  expect(readFileSync(path.join(dir, 'index.html'), 'utf8')).toBe('stored');
});

it('stores nothing of a commit that has no build', () => {
  const broken = commit('broken', 'exit 3');
  expect(() => siteOfCommit('main', root)).toThrow(`The base ${broken} can't be built`);
  expect(existsSync(path.join(root, '.cache/pictures/sites', broken))).toBe(false);
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  expect(readdirSync(path.join(root, '.cache/pictures/sites'))).not.toContain(broken);
});

it('refuses what is no commit', () => {
  expect(() => siteOfCommit('none', root)).toThrow(
    '--base is "none", which isn\'t a commit of this repository. Give a branch, tag or commit',
  );
});
