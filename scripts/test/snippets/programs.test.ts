import type { Snippet } from './page-snippets';
import { programsOf } from './programs';

function snippet(page: string, code: string): Snippet {
  return { page, line: 1, file: `/${page}.ts`, name: null, code, pageLines: [2] };
}

const augmenting = (page: string, name: string) =>
  snippet(page, `declare module 'a' {\n  interface ${name} {}\n}`);

/** The pages of each program. */
function pagesOf(snippets: Snippet[]): string[][] {
  return programsOf(snippets).map((members) => members.map(({ page }) => page));
}

describe('programsOf', () => {
  it('keeps all code of a page with an augmentation apart from other pages', () => {
    const found = [snippet('a', ''), augmenting('b', 'Theme'), snippet('b', ''), snippet('c', '')];
    expect(pagesOf(found)).toEqual([
      ['a', 'c'],
      ['b', 'b'],
    ]);
  });

  it('keeps two pages that augment the same interface apart', () => {
    const found = [augmenting('a', 'Theme'), augmenting('b', 'Theme'), augmenting('c', 'Palette')];
    expect(pagesOf(found)).toEqual([['a', 'c'], ['b']]);
  });

  it('has no program without code', () => {
    expect(pagesOf([])).toEqual([]);
  });
});
