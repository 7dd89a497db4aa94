import { mdxText } from './mdx-text';

describe('mdxText', () => {
  it('keeps MDX from reading text as JSX, but leaves code alone', () => {
    expect(mdxText('Use <Divider sx={{ a: 1 }} /> or `<b>{x}</b>`.', String)).toBe(
      'Use \\<Divider sx=\\{\\{ a: 1 }} /> or `<b>{x}</b>`.',
    );
    expect(mdxText('```jsx\n<A b={1} />\n```', String)).toBe('```jsx\n<A b={1} />\n```');
  });

  it('leads links where they belong, and takes headings out of the outline', () => {
    expect(mdxText('## ARIA\n\n[a](https://mui.com/a/)', () => '/here/')).toBe(
      '**ARIA**\n\n[a](/here/)',
    );
  });
});
