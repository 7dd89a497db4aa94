import { execFileSync } from 'node:child_process';

/** Files that differ from a commit: paths relative to the root, with forward slashes, sorted. */
export interface Change {
  /** Files that exist, including new ones. */
  files: readonly string[];
  /** Deleted files. A file that was moved is a deleted and a new one. */
  deleted: readonly string[];
}

/**
 * Lists the files in a Git repository that differ from a commit, committed or not.
 *
 * @param root - Root folder of the repository.
 * @throws If Git fails, for example outside a repository.
 */
export function changeSince(root: string, commit: string): Change {
  const listed = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  const differing = (filter: string) =>
    listed('diff', '--name-only', '--no-renames', `--diff-filter=${filter}`, '-z', commit);
  const untracked = listed('ls-files', '--others', '--exclude-standard', '-z');
  return { files: [...differing('d'), ...untracked].sort(), deleted: differing('D').sort() };
}
