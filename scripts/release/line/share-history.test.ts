import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { shareHistory } from './share-history';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'share-history-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd,
    encoding: 'utf8',
  }).trim();

it('gives a folder the history of the checkout, and of its later commits', () => {
  const [root, target] = ['root', 'root/.cache/copy'].map((one) => path.join(folder, one)) as [
    string,
    string,
  ];
  mkdirSync(target, { recursive: true });
  git(root, 'init', '--quiet');
  for (const text of ['Add the page', 'Change the page']) {
    writeFileSync(path.join(root, 'page.mdx'), text);
    git(root, 'add', 'page.mdx');
    git(root, 'commit', '--quiet', '-m', text);
    shareHistory(root, target);
    expect(git(target, 'log', '-1', '--format=%s', '--', 'page.mdx')).toBe(text);
  }
  writeFileSync(path.join(target, 'own.mdx'), '');
  expect(git(target, 'ls-files', '--cached', '--others')).toBe('own.mdx');
});
