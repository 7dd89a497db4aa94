import { execFileSync } from 'node:child_process';
import { changeSince } from './change-since';
import type { Change } from './change-since';

/** On the main branch itself, changes in this period count: longer than the work on one change. */
const RECENT_SECONDS = 4 * 60 * 60;

const MAIN = ['origin/main', 'main'];

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
 * @returns A commit hash, or `null` if the history doesn't contain the main branch or doesn't go
 *   back that far.
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
  const bases = MAIN.map((branch) => git(root, 'merge-base', 'HEAD', branch)).filter(Boolean);
  const base = bases.find((found) => found !== head);
  if (base || bases.length === 0) {
    return base ?? null;
  }
  const before = `--before=@${Number(git(root, 'log', '-1', '--format=%ct')) - RECENT_SECONDS}`;
  return git(root, 'rev-list', '-1', '--first-parent', before, 'HEAD') || null;
}

/**
 * What `npm test` checks as changed.
 *
 * @param root - Root folder of the repository.
 * @returns `null` if there is no commit to compare with; then everything counts as changed.
 * @throws If `TEST_BASE` isn't a revision.
 */
export function changeToTest(root: string): Change | null {
  const base = compareBase(root);
  return base === null ? null : changeSince(root, base);
}
