import { execFileSync } from 'node:child_process';
import { changedSince } from '../selection/changed-since';

function listed(root: string, ...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
}

/**
 * Lists the files in a Git repository that differ from its last commit, including new files and
 * excluding deleted ones.
 *
 * @param root - Root folder of the repository.
 * @returns Paths relative to the root, with forward slashes, sorted.
 * @throws If Git fails, for example outside a repository.
 */
export function changedFiles(root: string): string[] {
  return changedSince(root, 'HEAD');
}

/**
 * Lists the files in some places of a Git repository, including new files and excluding ignored and
 * deleted ones.
 *
 * @param root - Root folder of the repository.
 * @param places - Folders or files, relative to the root.
 * @returns Paths relative to the root, with forward slashes, sorted.
 * @throws If a place contains no file, or if Git fails.
 */
export function filesIn(root: string, places: readonly string[]): string[] {
  const deleted = new Set(listed(root, 'ls-files', '--deleted', '-z', '--', ...places));
  const files = places.flatMap((place) => {
    const found = listed(root, 'ls-files', '-c', '-o', '--exclude-standard', '-z', '--', place);
    if (found.length === 0) {
      throw new Error(
        `No file found in "${place}". Pass folders or files relative to the repository's root, for example: npm run check -- docs-material/components/button`,
      );
    }
    return found;
  });
  return [...new Set(files)].filter((file) => !deleted.has(file)).sort();
}

/**
 * Lists the files in a Git repository's last commit that are deleted.
 *
 * @param root - Root folder of the repository.
 * @returns Paths relative to the root, with forward slashes, sorted.
 */
export function deletedFiles(root: string): string[] {
  return listed(root, 'diff', '--name-only', '--diff-filter=D', '-z', 'HEAD').sort();
}
