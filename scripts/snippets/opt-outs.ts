import type { Snippet } from './page-snippets';

/** Largest share of the snippets that may go unchecked. */
const MOST = 0.02;

/**
 * Lists the snippets that are left unchecked against the rules: more than 2 % of all, or the first
 * of a page.
 *
 * @param snippets - All snippets, those of a page in their order.
 * @returns One message per fault.
 */
export function optOutFaults(snippets: readonly Snippet[]): string[] {
  const unchecked = snippets.filter(({ noCheck }) => noCheck !== undefined);
  const firsts = unchecked.filter((one) => snippets.find(({ page }) => page === one.page) === one);
  const faults = firsts.map(
    ({ page, line }) =>
      `${page}:${line}: the page's first example says noCheck. Readers start from it: let it be checked.`,
  );
  if (unchecked.length > snippets.length * MOST) {
    const list = unchecked.map(({ page, line, noCheck }) => `  ${page}:${line}: ${noCheck}`);
    faults.push(
      `${unchecked.length} of ${snippets.length} code blocks say noCheck, at most 2 % may:\n${list.join('\n')}`,
    );
  }
  return faults;
}
