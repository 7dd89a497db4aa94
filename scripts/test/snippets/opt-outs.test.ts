import { optOutFaults } from './opt-outs';
import type { Snippet } from './page-snippets';

function snippet(page: string, line: number, noCheck?: string): Snippet {
  const rest = { file: '', name: null, code: '', pageLines: [] };
  return { page, line, ...rest, ...(noCheck ? { noCheck } : {}) };
}

const many = Array.from({ length: 98 }, (_, index) => snippet('a.mdx', index));

it('allows 2 of 100', () => {
  expect(optOutFaults([...many, snippet('a.mdx', 98, 'x'), snippet('a.mdx', 99, 'y')])).toEqual([]);
});

it('reports 3 of 100, and lists them', () => {
  const three = [97, 98, 99].map((line) => snippet('a.mdx', line, `reason ${line}`));
  expect(optOutFaults([...many.slice(1), ...three])).toEqual([
    '3 of 100 code blocks have noCheck. At most 2% are allowed:\n  a.mdx:97: reason 97\n  a.mdx:98: reason 98\n  a.mdx:99: reason 99',
  ]);
});

it('reports the first snippet of a page', () => {
  expect(optOutFaults([...many, snippet('b.mdx', 7, 'x'), snippet('b.mdx', 9)])).toEqual([
    expect.stringMatching(/^b\.mdx:7: the page's first example has noCheck/),
  ]);
});
