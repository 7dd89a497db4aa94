import { execFileSync } from 'node:child_process';

/**
 * Whether Git knows when files were changed. False without Git, outside a repository, and in a
 * shallow clone, where every file has the date of the only commit.
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
