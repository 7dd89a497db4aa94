import { findingsOf } from '../testing';
import { ignoredFile } from './files';

it('ignored-file reports Markdown files that are not pages', async () => {
  const files = { 'docs-lab/a.md': '# A\n', 'docs-lab/_b.md': 'B.\n', 'docs-other/c.mdx': 'C.\n' };
  expect(await findingsOf(ignoredFile, files)).toEqual([
    'docs-lab/a.md:1: The file is not a page, because pages have the ending .mdx. Rename it to a.mdx, or move it out of docs-lab/.',
  ]);
});
