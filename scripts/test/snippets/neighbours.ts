import path from 'node:path';
import type { Snippet } from './page-snippets';

const RELATIVE_IMPORT = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.[^'"]*)\2/g;

/**
 * The code of a snippet with imports that lead to the files of other snippets on its page, which
 * are named after their place in the page. Lines stay where they are.
 *
 * @param snippets - Candidates, of any page.
 */
export function importsOfNeighbours(snippet: Snippet, snippets: readonly Snippet[]): string {
  const neighbours = snippets.filter(({ page, name }) => page === snippet.page && name !== null);
  return snippet.code.replace(RELATIVE_IMPORT, (text, before, quote, specifier) => {
    const name = path.posix.basename(specifier);
    const neighbour = neighbours.find((one) => one.name === name);
    if (!neighbour) {
      return text;
    }
    const relative = path.relative(path.dirname(snippet.file), neighbour.file);
    const target = relative.replaceAll(path.sep, '/').replace(/\.[jt]sx?$/, '');
    const address = target.startsWith('../') ? target : `./${target}`;
    return `${before}${quote}${address}${quote}`;
  });
}
