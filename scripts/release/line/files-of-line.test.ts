import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesOfLine, needlessVariants } from './files-of-line';

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

it('finds variants that are the same as the shared file', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'files-of-line-'));
  const texts = { 'A.tsx': '1', 'A.v9.tsx': '1', 'B.tsx': '1', 'B.v9.tsx': '2', 'C.v9.tsx': '1' };
  for (const [file, text] of Object.entries(texts)) {
    writeFileSync(path.join(root, file), text);
  }
  const files = Object.keys(texts);
  expect(needlessVariants(root, filesOfLine(files, '9', []))).toEqual(['A.v9.tsx']);
  rmSync(root, { recursive: true });
});
