import { filesOfLine } from './files-of-line';

const FILES = [
  'docs/grid-legacy/demos/A.tsx',
  'docs/grid-legacy.mdx',
  'docs/list/demos/A.tsx',
  'docs/list/demos/A.v9.tsx',
  'docs/list/demos/B.v10.tsx',
  'docs/theme.v2.png',
];

it('replaces shared files by those of the line, and leaves out other lines', () => {
  expect([...filesOfLine(FILES, '9', ['docs/grid-legacy', 'docs/grid-legacy.mdx'])]).toEqual([
    ['docs/list/demos/A.tsx', 'docs/list/demos/A.v9.tsx'],
  ]);
  expect(filesOfLine(FILES, '10', []).get('docs/list/demos/A.tsx')).toBe('docs/list/demos/A.tsx');
});
