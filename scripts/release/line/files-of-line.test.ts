/** @reads-pages */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../test/selection/files-in';
import { ROOT } from '../../shared/root';
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

it('has no variant that is the same as the shared file', () => {
  const all = filesIn(ROOT, ['.']);
  const shared = new Set(all);
  const text = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const variants = [...filesOfLine(all, '9', [])].filter(
    ([place, file]) => place !== file && shared.has(place),
  );
  expect(variants.length).toBeGreaterThan(0);
  expect(variants.filter(([place, file]) => text(place) === text(file))).toEqual([]);
});
