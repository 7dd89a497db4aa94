import { execFileSync } from 'node:child_process';
import { UsageError } from '../../shared/command/usage-error';

function listed(root: string, ...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
}

/**
 * Lists the files in some places of a Git repository, including new files and excluding ignored and
 * deleted ones.
 *
 * @param root - Root folder of the repository.
 * @param places - Folders, files or patterns of Git, relative to the root.
 * @returns Paths relative to the root, with forward slashes, sorted.
 * @throws UsageError - If a place contains no file, or if Git fails.
 */
export function filesIn(root: string, places: readonly string[]): string[] {
  const deleted = new Set(listed(root, 'ls-files', '--deleted', '-z', '--', ...places));
  const files = places.flatMap((place) => {
    const found = listed(root, 'ls-files', '-c', '-o', '--exclude-standard', '-z', '--', place);
    if (found.length === 0) {
      throw new UsageError(
        `No file found in "${place}". Pass folders or files relative to the repository's root, for example: npm run check -- docs-material/components/button`,
      );
    }
    return found;
  });
  return [...new Set(files)].filter((file) => !deleted.has(file)).sort();
}
