import { execFileSync } from 'node:child_process';

/** On the main branch itself, changes in this period count: longer than the work on one change. */
const RECENT_SECONDS = 4 * 60 * 60;

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
 * The commit to compare with: the one in `TEST_BASE`, otherwise the merge base with the main
 * branch, or on the main branch itself its last commit older than 4 hours.
 *
 * @param root - Root folder of the repository.
 * @param named - A revision to compare with, such as the value of `TEST_BASE`.
 * @returns A commit hash, or `null` if the history doesn't go back that far.
 * @throws If `named` isn't a revision.
 */
export function compareBase(root: string, named = process.env.TEST_BASE): string | null {
  if (named) {
    const commit = git(root, 'rev-parse', '--verify', '--quiet', `${named}^{commit}`);
    if (commit === null) {
      throw new Error(
        `TEST_BASE is "${named}", which isn't a commit. Set it to a branch, tag or commit, or unset it.`,
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
