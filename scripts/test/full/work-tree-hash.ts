import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Git's hash of all files in a repository in their current state, committed or not, without ignored
 * ones. It uses a separate index, so what is staged doesn't change.
 *
 * @param root - Root folder of the repository.
 * @throws If Git fails, for example outside a repository.
 */
export function workTreeHash(root: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'index-'));
  const env = { ...process.env, GIT_INDEX_FILE: path.join(folder, 'index') };
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, env, encoding: 'utf8' });
  try {
    git('add', '--all');
    return git('write-tree').trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
