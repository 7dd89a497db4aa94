import { fileLink, page } from '../../../../src/shell/navigation';
import { findingsOf, pageText } from '../testing';
import { entryWithoutPage, pageWithoutEntry } from './tree';

const FILES = { 'docs-lab/a.mdx': pageText('/a'), 'docs-lab/b.mdx': pageText('/b') };
const TREES = { 'docs-lab': [page('/lab/a'), page('/lab/b')] };

it('page-without-entry reports the page and the line to add', async () => {
  expect(await findingsOf(pageWithoutEntry, FILES, { 'docs-lab': [page('/lab/a')] })).toEqual([
    `docs-lab/b.mdx:3: The page (/lab/b) isn't in any sidebar. Add page('/lab/b') to docs-lab/sidebar.ts, or set unlisted: true.`,
  ]);
  expect(await findingsOf(pageWithoutEntry, FILES, TREES)).toEqual([]);
});

it('entry-without-page reports the line of the tree', async () => {
  const files = { 'docs-lab/a.mdx': pageText('/a'), 'docs-lab/sidebar.ts': "\npage('/lab/b');\n" };
  expect(await findingsOf(entryWithoutPage, files, TREES)).toEqual([
    'docs-lab/sidebar.ts:2: The tree "docs-lab" contains /lab/b, which doesn\'t exist. Create a page with this slug, or remove the entry.',
  ]);
  const withFile = { 'docs-lab': [...TREES['docs-lab'], fileLink('/lab/llms.txt', 'llms.txt')] };
  expect(await findingsOf(entryWithoutPage, FILES, withFile)).toEqual([]);
});
