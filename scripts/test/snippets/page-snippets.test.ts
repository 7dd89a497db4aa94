import { pageSnippets } from './page-snippets';

const page = (...lines: string[]) => pageSnippets('docs-x/a/b.mdx', lines.join('\n'), '/site');

it('extracts typed code, with the position of each line in the page', () => {
  const { snippets, faults } = page(
    '# A',
    '```bash',
    'ls',
    '```',
    '```tsx title="src/theme.ts" noCheck="a reason"',
    '// highlight-next-line',
    'a;',
    '```',
    '```js',
    'b;',
    '```',
  );
  expect(faults).toEqual([]);
  expect(snippets).toEqual([
    {
      page: 'docs-x/a/b.mdx',
      line: 5,
      file: '/site/src/.docs-x-a-b.mdx-5.tsx',
      name: 'theme',
      code: 'a;',
      pageLines: [7],
      noCheck: 'a reason',
    },
    expect.objectContaining({ line: 9, file: '/site/docs-x/a/.docs-x-a-b.mdx-9.js', name: null }),
  ]);
});

it('reports page and line of code that cannot be parsed, and continues', () => {
  const { snippets, faults } = page('```tsx', 'a', '(', '```', '```ts titel="c"', '```');
  expect(snippets).toEqual([]);
  expect(faults).toEqual([
    expect.stringMatching(/^docs-x\/a\/b\.mdx:\d: the tsx code cannot be parsed: /),
    expect.stringMatching(/^docs-x\/a\/b\.mdx:5: the code block has the option "titel=/),
  ]);
});

it('checks live fences too', () => {
  const { snippets, faults } = page('```jsx live', '<Chip />;', '```');
  expect(faults).toEqual([]);
  expect(snippets).toEqual([expect.objectContaining({ line: 1, code: '<Chip />;' })]);
});
