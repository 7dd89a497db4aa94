import { execFileSync } from 'node:child_process';

/**
 * Whether git can tell when a file was changed: not without git, outside of a repository, or in a
 * shallow clone, where every file seems as old as the one commit that is there.
 *
 * @param folder - Absolute path of a folder in the repository.
 */
export function hasGitHistory(folder: string): boolean {
  try {
    const isShallow = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return isShallow.trim() === 'false';
  } catch {
    return false;
  }
}
