import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changedSince } from '../selection/changed-since';

/**
 * Hashes all files in a Git repository in their current state, committed or not.
 *
 * @param root - Root folder of the repository.
 * @throws If Git fails, for example outside a repository.
 */
export function workTreeHash(root: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const hash = createHash('sha256').update(git('rev-parse', 'HEAD^{tree}'));
  hash.update(git('diff', '--name-only', '--diff-filter=D', 'HEAD'));
  for (const file of changedSince(root, 'HEAD')) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}
