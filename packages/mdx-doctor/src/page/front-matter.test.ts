import { isPartial, lineOfField, splitFrontMatter } from './front-matter';

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
