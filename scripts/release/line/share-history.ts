import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

/**
 * Makes a folder a Git repository with the history of another one and without copying it. Commands ask
 * Git for the files of the project, and Docusaurus asks it for the dates of pages. The index is empty,
 * so files of the folder count as new.
 *
 * @param root - A folder of the repository with the history.
 * @param target - An existing folder, which may already share the history of an earlier commit.
 * @throws If Git fails, for example because the repository has no commit.
 */
export function shareHistory(root: string, target: string): void {
  git(target, 'init', '--quiet');
  const common = path.resolve(root, git(root, 'rev-parse', '--git-common-dir'));
  const info = path.join(target, '.git/objects/info');
  mkdirSync(info, { recursive: true });
  // https://git-scm.com/docs/gitrepository-layout: folders in which Git looks for objects, too.
  writeFileSync(path.join(info, 'alternates'), `${path.join(common, 'objects')}\n`);
  git(target, 'update-ref', 'HEAD', git(root, 'rev-parse', 'HEAD'));
}
