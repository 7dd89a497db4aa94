import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCAL_SITE_URL } from '../../plugins/shared/site-url';
import { UsageError } from '../../scripts/shared/command/usage-error';
import { ROOT } from '../../scripts/shared/root';

/** Folder of the built sites, one for each commit. The pull-request workflow caches it. */
const SITES = '.cache/pictures/sites';

function commitOf(root: string, revision: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    throw new UsageError(
      `--base is "${revision}", which isn't a commit of this repository. Give a branch, tag or commit; fetch it first if it's on another machine or the clone is shallow.`,
    );
  }
}

/** Builds a commit in a temporary work tree, with its own packages and the variables of this process. */
function build(root: string, commit: string, outDir: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const run = (cwd: string, command: string, ...args: string[]) =>
    // The output of a command that is shown is that of `npm run pictures` itself.
    execFileSync(command, args, {
      cwd,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, SITE_URL: process.env.SITE_URL || LOCAL_SITE_URL },
    });
  try {
    run(root, 'git', 'worktree', 'add', '--force', '--detach', folder, commit);
    run(folder, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
    run(folder, 'npm', 'run', 'build', '--', '--out-dir', outDir);
  } catch (error) {
    throw new Error(
      `The base ${commit} can't be built; its output is above. Build it yourself and pass the folder with --base-dir, or choose another base.`,
      { cause: error },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
    execFileSync('git', ['worktree', 'prune'], { cwd: root });
  }
}

/**
 * The built site of a commit. It's built the first time, which takes as long as `npm ci` and a build.
 *
 * @param revision - A branch, tag or commit.
 * @param root - Root folder of the repository.
 * @returns The folder of the site, and the commit's hash.
 * @throws UsageError - If the commit doesn't exist.
 */
export function siteOfCommit(revision: string, root = ROOT): { dir: string; commit: string } {
  const commit = commitOf(root, revision);
  const dir = path.join(root, SITES, commit);
  if (!existsSync(dir)) {
    console.error(`Building the base, ${commit}`);
    const unfinished = `${dir}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    build(root, commit, unfinished);
    renameSync(unfinished, dir);
  }
  return { dir, commit };
}
