import { execFileSync } from 'node:child_process';

/**
 * Lists the files of a Git repository that differ from its last commit, new ones included and
 * deleted ones left out.
 *
 * @param root - Root folder of the repository.
 * @returns Paths from the root, with forward slashes, sorted.
 * @throws If Git fails, such as outside of a repository.
 */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  return [
    ...git('diff', '--name-only', '--diff-filter=d', '-z', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ].sort();
}
