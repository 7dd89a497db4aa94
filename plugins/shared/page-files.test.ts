import { ignoredFiles, isPartial, lineOfField, pageFiles, splitFrontMatter } from './page-files';
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

  it('accepts the byte order mark and line ends of Windows', () => {
    expect(splitFrontMatter('\uFEFF---\r\ntitle: A\r\n---\r\n# Hi\n', 'a.mdx')).toEqual({
      frontMatter: { title: 'A' },
      body: '# Hi\n',
    });
  });

  it('throws for invalid YAML, with the file and the fix', () => {
    expect(() => splitFrontMatter('---\ntitle: A: b\n---\n', 'docs-joy/a.mdx')).toThrow(
      /^docs-joy\/a\.mdx:2: the front matter is not valid YAML: .+\. Write one "field: value" per line, and put texts with .+ in quotes\.$/,
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

describe('lineOfField', () => {
  it('finds top-level fields, quoted ones too', () => {
    const source = '---\ntitle: A\r\nitems:\n  slug: b\n"slug": c\n---\n\ntags: d\n';
    expect(lineOfField(source, 'title')).toBe(2);
    expect(lineOfField(source, 'slug')).toBe(5);
    expect(lineOfField(source, 'tags')).toBe(1);
  });
});

it.each([
  ['docs/_note.mdx', true],
  ['docs/_parts/note.md', true],
  ['docs/a_b.mdx', false],
  ['docs/_note.tsx', false],
])('isPartial(%s) is %s', (file, expected) => {
  expect(isPartial(file)).toBe(expected);
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
