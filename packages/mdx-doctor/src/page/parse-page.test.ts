import { DOCUSAURUS } from '../conventions';
import { headingsOf, idsOf, imagesOf, linksOf } from './outline';
import { parsePage } from './parse-page';

const parse = (source: string) => parsePage(source, { ...DOCUSAURUS, oldSyntax: false });

describe('parsePage', () => {
  it('reads front matter, and headings, ids, links and images in Markdown and JSX with lines', () => {
    const { frontMatter, tree, faults } = parse(
      [
        '---',
        'title: Button',
        '---',
        '',
        '## First part',
        '',
        'A [link](./b.mdx#part) and ![a mill](/img/mill.svg).',
        '',
        '<section id="own">',
        '  <h3>Inside</h3>',
        '',
        '### Named {/* #given */}',
        '',
        '</section>',
        '',
      ].join('\n'),
    );
    expect(faults).toEqual([]);
    expect(frontMatter).toEqual({ title: 'Button' });
    expect(headingsOf(tree).map(({ depth, line }) => [depth, line])).toEqual([
      [2, 5],
      [3, 10],
      [3, 12],
    ]);
    expect(idsOf(tree)).toEqual(['first-part', 'own', 'given']);
    expect(linksOf(tree)).toEqual([expect.objectContaining({ url: './b.mdx#part', line: 7 })]);
    expect(imagesOf(tree)).toEqual([
      expect.objectContaining({ url: '/img/mill.svg', alt: 'a mill', line: 7 }),
    ]);
  });

  it('reports the place of a syntax error in MDX and in front matter', () => {
    const place = (source: string) => {
      const { line, column } = parse(source).faults[0]!;
      return [line, column];
    };
    expect(place('Text.\n\n<Demo name="Basic">\n')).toEqual([3, 1]);
    expect(place('`{` {/* c */}\n\nText \\{ and {a} and { b.\n\nMore.')).toEqual([3, 21]);
    expect(place('- `<!--`\n\n  See <https://a.b/c>.')).toEqual([3, 7]);
    expect(place('> Text.\n>\n> A {{< note >}} b.')).toEqual([3, 5]);
    expect(place('---\ntitle: A\n---\n\n## `{#a}` A {#own}\n')).toEqual([5, 13]);
    expect(parse('---\ntitle: A: B\n---\n').faults).toMatchObject([{ line: 2 }]);
  });
});
