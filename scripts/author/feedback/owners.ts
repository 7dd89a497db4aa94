import { readFileSync } from 'node:fs';
import path from 'node:path';
import ignore from 'ignore';
import { pageSources } from '../../test/selection/page-sources';

function matches(pattern: string, file: string): boolean {
  const rule = ignore().add(pattern);
  // GitHub's `docs/*` doesn't match what is in folders of `docs`, unlike git's.
  return rule.ignores(file) && !(pattern.endsWith('/*') && rule.ignores(path.posix.dirname(file)));
}

/**
 * The owners of a file: the last rule that matches decides.
 *
 * @param codeowners - Text of a `CODEOWNERS` file.
 * @param file - Path relative to the repository's root.
 * @returns Teams and people, separated by spaces; empty if the file has no owner.
 * @see https://docs.github.com/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners
 */
export function ownersOfFile(codeowners: string, file: string): string {
  const rules = codeowners.split('\n').map((line) => line.replace(/#.*/, '').trim().split(/\s+/));
  const [, ...owners] = rules.findLast(([pattern]) => pattern && matches(pattern, file)) ?? [];
  return owners.join(' ');
}

/**
 * Finds the owners of pages in `.github/CODEOWNERS`, by the files of the last build's pages.
 *
 * @param root - Root folder of the repository.
 */
export function readOwners(root: string): (page: string) => string {
  const codeowners = readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8');
  const sources = pageSources(root);
  return (page) => {
    const source = sources.get(page);
    return (source && ownersOfFile(codeowners, source)) || 'No owner';
  };
}
