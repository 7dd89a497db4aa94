import { page } from '../../../src/navigation';
import { findingsOf, pageText } from '../testing';
import { duplicateSlug, duplicateTitle, entryWithoutPage, pageWithoutEntry } from './tree';

const FILES = { 'docs-lab/a.mdx': pageText('/a'), 'docs-lab/b.mdx': pageText('/b') };
const TREES = { 'docs-lab': [page('/lab/a'), page('/lab/b')] };

it('page-without-entry names the page and the line to add', async () => {
  expect(await findingsOf(pageWithoutEntry, FILES, { 'docs-lab': [page('/lab/a')] })).toEqual([
    `docs-lab/b.mdx:3: The page (/lab/b) is in no tree, so no sidebar shows it. Add page('/lab/b') to docs-lab/sidebar.ts, or set unlisted: true.`,
  ]);
  expect(await findingsOf(pageWithoutEntry, FILES, TREES)).toEqual([]);
});

it('entry-without-page names the line of the tree', async () => {
  const files = { 'docs-lab/a.mdx': pageText('/a'), 'docs-lab/sidebar.ts': "\npage('/lab/b');\n" };
  expect(await findingsOf(entryWithoutPage, files, TREES)).toEqual([
    'docs-lab/sidebar.ts:2: The tree "docs-lab" names /lab/b, where no page is. Write the page with a matching slug, or take the entry out.',
  ]);
  expect(await findingsOf(entryWithoutPage, FILES, TREES)).toEqual([]);
});

it('duplicate-slug names both files', async () => {
  const files = { ...FILES, 'docs-lab/c.mdx': pageText('/a', 'C') };
  expect(await findingsOf(duplicateSlug, files)).toEqual([
    'docs-lab/c.mdx:3: The slug "/a" also belongs to docs-lab/a.mdx. Give one of the two another slug.',
  ]);
  expect(await findingsOf(duplicateSlug, FILES)).toEqual([]);
});

it('duplicate-title names both files', async () => {
  const files = { ...FILES, 'docs-lab/c.mdx': pageText('/c', '/a') };
  expect(await findingsOf(duplicateTitle, files)).toEqual([
    expect.stringContaining('docs-lab/c.mdx:2: The title "/a" also belongs to docs-lab/a.mdx.'),
  ]);
  expect(await findingsOf(duplicateTitle, FILES)).toEqual([]);
});
