import { findFences } from './find-fences';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

it('lists language, options, code and line', () => {
  const page = ['Text', '', '```tsx title="a.tsx" {1}', 'a', '', 'b', '```', '~~~', 'c', '~~~'];
  expect(findFences(page.join('\n'))).toEqual([
    { line: 3, language: 'tsx', meta: 'title="a.tsx" {1}', text: 'a\n\nb' },
    { line: 8, language: '', meta: '', text: 'c' },
  ]);
});

it('treats a fence inside a fence as text', () => {
  const page = ['````mdx', '```tsx', 'a', '```', '````', '```ts', 'b', '```'];
  expect(findFences(page.join('\n')).map(({ language, text }) => [language, text])).toEqual([
    ['mdx', '```tsx\na\n```'],
    ['ts', 'b'],
  ]);
});

it.each([
  [['1. Item', '', '   ```ts', '   a', '     b', '   ```'], 'a\n  b'],
  [['> ```ts', '> a', '> ```'], 'a'],
  [['- ```ts', '  a', '  ```'], 'a'],
])('finds fences in lists and quotations: %j', (page, text) => {
  expect(findFences(page.join('\n'))).toMatchObject([{ language: 'ts', text }]);
});

it('leaves out fences of other release lines', () => {
  const page = ['7', '9'].map((id) => `<Only line="${id}">\n\n\`\`\`ts\n${id};\n\`\`\`\n\n</Only>`);
  const fences = findFences([...page, '```ts', 'all;', '```'].join('\n'));
  expect(fences.map(({ text }) => text)).toEqual(['7;', 'all;']);
});
