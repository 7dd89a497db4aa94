import { mdxText } from './mdx-text';

describe('mdxText', () => {
  it('escapes JSX in text but not in code', () => {
    expect(mdxText('Use <Divider sx={{ a: 1 }} /> or `<b>{x}</b>`.', String)).toBe(
      'Use \\<Divider sx=\\{\\{ a: 1 }} /> or `<b>{x}</b>`.',
    );
    expect(mdxText('```jsx\n<A b={1} />\n```', String)).toBe('```jsx\n<A b={1} />\n```');
  });

  it('resolves links and turns headings into bold text', () => {
    expect(mdxText('## ARIA\n\n[a](https://mui.com/a/)', () => '/here/')).toBe(
      '**ARIA**\n\n[a](/here/)',
    );
  });
});
