import { findingsOf, pageText } from '../testing/site';
import { duplicateSlug, duplicateTitle } from './duplicates';

const FILES = { 'docs-lab/a.mdx': pageText('/a'), 'docs-lab/b.mdx': pageText('/b') };
const inFolder = duplicateTitle(({ folder }) => folder);

it('duplicate-slug reports both files', async () => {
  const files = { ...FILES, 'docs-lab/c.mdx': pageText('/a', 'C') };
  expect(await findingsOf(duplicateSlug, files)).toEqual([
    'docs-lab/c.mdx:3: The slug "/a" also belongs to docs-lab/a.mdx. Change one of the slugs.',
  ]);
  expect(await findingsOf(duplicateSlug, FILES)).toEqual([]);
});

it('duplicate-title reports both files', async () => {
  const files = { ...FILES, 'docs-lab/c.mdx': pageText('/c', '/a') };
  expect(await findingsOf(inFolder, files)).toEqual([
    expect.stringContaining('docs-lab/c.mdx:2: The title "/a" also belongs to docs-lab/a.mdx.'),
  ]);
  expect(await findingsOf(inFolder, FILES)).toEqual([]);
});
