import { execFileSync } from 'node:child_process';

/** How far back changes count on the main branch itself, where nothing else marks a beginning. */
const RECENT_SECONDS = 12 * 60 * 60;

function git(root: string, ...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/**
 * The commit that changes are counted from: the one that `TEST_BASE` names, else the merge base
 * with the main branch, else, on the main branch itself, its last commit from 12 hours before.
 *
 * @param root - Root folder of the repository.
 * @param named - A revision to count from, such as the value of `TEST_BASE`.
 * @returns A commit hash, or `null` without a history that goes back so far.
 * @throws If `named` is no revision.
 */
export function compareBase(root: string, named = process.env.TEST_BASE): string | null {
  if (named) {
    const commit = git(root, 'rev-parse', '--verify', '--quiet', `${named}^{commit}`);
    if (commit === null) {
      throw new Error(
        `TEST_BASE is "${named}", which is no commit here. Name a branch, tag or commit, or unset it.`,
      );
    }
    return commit;
  }
  const head = git(root, 'rev-parse', 'HEAD');
  for (const branch of ['origin/main', 'main']) {
    const base = git(root, 'merge-base', 'HEAD', branch);
    if (base && base !== head) {
      return base;
    }
  }
  const committed = Number(git(root, 'log', '-1', '--format=%ct', 'HEAD'));
  return git(root, 'rev-list', '-1', `--before=@${committed - RECENT_SECONDS}`, 'HEAD') || null;
}
