import { execFileSync } from 'node:child_process';

function listed(root: string, ...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
}

/**
 * Lists the files that differ from a commit, including new files and excluding deleted ones.
 *
 * @param root - Root folder of the repository.
 * @param base - A commit, or `null` if there is nothing to compare with.
 * @returns Paths relative to the root, with forward slashes, sorted; empty without a commit.
 * @throws If Git fails, for example outside a repository.
 */
export function changedSince(root: string, base: string | null): string[] {
  if (base === null) {
    return [];
  }
  return [
    ...listed(root, 'diff', '--name-only', '--diff-filter=d', '-z', base),
    ...listed(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ].sort();
}
