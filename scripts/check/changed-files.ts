import { execFileSync } from 'node:child_process';
import { changedSince } from '../selection/changed-since';

function listed(root: string, ...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
}

/**
 * Lists the files of a Git repository that differ from its last commit, new ones included and
 * deleted ones left out.
 *
 * @param root - Root folder of the repository.
 * @returns Paths from the root, with forward slashes, sorted.
 * @throws If Git fails, such as outside of a repository.
 */
export function changedFiles(root: string): string[] {
  return changedSince(root, 'HEAD');
}

/**
 * Lists the files of a Git repository in some places, new ones included, ignored and deleted ones
 * left out.
 *
 * @param root - Root folder of the repository.
 * @param places - Folders or files, as paths from the root.
 * @returns Paths from the root, with forward slashes, sorted.
 * @throws If there is no file in one of the places, or if Git fails.
 */
export function filesIn(root: string, places: readonly string[]): string[] {
  const deleted = new Set(listed(root, 'ls-files', '--deleted', '-z', '--', ...places));
  const files = places.flatMap((place) => {
    const found = listed(root, 'ls-files', '-c', '-o', '--exclude-standard', '-z', '--', place);
    if (found.length === 0) {
      throw new Error(
        `There is no file in "${place}". Give folders or files from the repository's root, as in: npm run check -- docs-material/components/button`,
      );
    }
    return found;
  });
  return [...new Set(files)].filter((file) => !deleted.has(file)).sort();
}

/**
 * Lists the files of a Git repository's last commit that are deleted.
 *
 * @param root - Root folder of the repository.
 * @returns Paths from the root, with forward slashes, sorted.
 */
export function deletedFiles(root: string): string[] {
  return listed(root, 'diff', '--name-only', '--diff-filter=D', '-z', 'HEAD').sort();
}
