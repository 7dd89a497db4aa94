import { pageFiles, splitFrontMatter } from './page-files';
import { temporaryFolder, writeFiles } from '../../test/unit/temporary-folder';

describe('splitFrontMatter', () => {
  it('reads lists on one line and over several lines', () => {
    const source =
      '---\ntitle: "A: b"\ncomponents:\n  [\n    List,\n    ListItem,\n  ]\n---\n\n# Hi\n';
    expect(splitFrontMatter(source, 'a.mdx')).toEqual({
      frontMatter: { title: 'A: b', components: ['List', 'ListItem'] },
      body: '\n# Hi\n',
    });
  });

  it('accepts a file without front matter', () => {
    expect(splitFrontMatter('# Hi\n', 'a.mdx')).toEqual({ frontMatter: {}, body: '# Hi\n' });
  });

  it('throws for invalid YAML, with the file and the fix', () => {
    expect(() => splitFrontMatter('---\ntitle: A: b\n---\n', 'docs-joy/a.mdx')).toThrow(
      /^docs-joy\/a\.mdx:2: the front matter is not valid YAML: .+\. Write one "field: value" per line, and put texts with ": " or "#" in quotes\.$/,
    );
  });
});

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
