import { ignoredFiles, pageFiles } from './page-files';
import { temporaryFolder, writeFiles } from '../../test/unit/temporary-folder';

describe('pageFiles', () => {
  it('lists pages by their paths, and leaves out partials', () => {
    const siteDir = temporaryFolder();
    for (const name of ['b/b.mdx', 'a/a.mdx', 'a/_note.mdx', 'a/demos/A.tsx']) {
      writeFiles(siteDir, { [`docs/${name}`]: `---\nslug: /${name}\n---\ntext` });
    }
    expect(pageFiles('docs', siteDir)).toEqual([
      { file: 'docs/a/a.mdx', id: 'a/a', frontMatter: { slug: '/a/a.mdx' }, body: 'text' },
      { file: 'docs/b/b.mdx', id: 'b/b', frontMatter: { slug: '/b/b.mdx' }, body: 'text' },
    ]);
  });
});

it('ignoredFiles lists Markdown files with another ending, but no partials', () => {
  const siteDir = temporaryFolder();
  for (const name of ['a.mdx', 'b.md', 'c/D.MDX', 'e.markdown', '_f.md', '_g/h.md', 'i.txt']) {
    writeFiles(siteDir, { [`docs/${name}`]: 'Text.' });
  }
  const ignored = ignoredFiles('docs', siteDir);
  expect(ignored.map(({ file }) => file)).toEqual(['docs/b.md', 'docs/c/D.MDX', 'docs/e.markdown']);
  expect(ignored[1]?.cure).toBe('Rename it to D.mdx, or move it out of docs/.');
});
