import type { Snippet } from './page-snippets';

/** Largest share of snippets that may skip the check. */
const MOST = 0.02;

/**
 * Lists snippets that skip the check but shouldn't: more than 2% of all, or the first one of a
 * page.
 *
 * @param snippets - All snippets; those of a page are in order.
 * @returns One message per problem.
 */
export function optOutFaults(snippets: readonly Snippet[]): string[] {
  const unchecked = snippets.filter(({ noCheck }) => noCheck !== undefined);
  const firsts = unchecked.filter((one) => snippets.find(({ page }) => page === one.page) === one);
  const faults = firsts.map(
    ({ page, line }) =>
      `${page}:${line}: the page's first example has noCheck. Readers start with it, so remove noCheck.`,
  );
  if (unchecked.length > snippets.length * MOST) {
    const list = unchecked.map(({ page, line, noCheck }) => `  ${page}:${line}: ${noCheck}`);
    faults.push(
      `${unchecked.length} of ${snippets.length} code blocks have noCheck. At most 2% are allowed:\n${list.join('\n')}`,
    );
  }
  return faults;
}
