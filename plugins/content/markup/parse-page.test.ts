import { headingsOf, idsOf, imagesOf, linksOf } from '../doctor/outline';
import { parsePage } from './parse-page';

const parse = (source: string) => parsePage('/site/docs-x/a.mdx', source);

describe('parsePage', () => {
  it('reads front matter, and headings, ids, links and images in Markdown and JSX with lines', async () => {
    const { frontMatter, tree, fault } = await parse(
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
        '<Demo name="Basic" />',
      ].join('\n'),
    );
    expect(fault).toBeUndefined();
    expect(frontMatter).toEqual({ title: 'Button' });
    expect(headingsOf(tree).map(({ depth, line }) => [depth, line])).toEqual([
      [2, 5],
      [3, 10],
      [3, 12],
    ]);
    expect(idsOf(tree)).toEqual(['first-part', 'own', 'given', 'Basic', 'Basic.tsx', 'Basic.js']);
    expect(linksOf(tree)).toEqual([expect.objectContaining({ url: './b.mdx#part', line: 7 })]);
    expect(imagesOf(tree)).toEqual([
      expect.objectContaining({ url: '/img/mill.svg', alt: 'a mill', line: 7 }),
    ]);
  });

  it('reports the line of a syntax error in MDX and in front matter', async () => {
    expect((await parse('Text.\n\n<Demo name="Basic">\n')).fault?.line).toBe(3);
    expect((await parse('---\ntitle: A: B\n---\n')).fault).toMatchObject({ line: 2 });
  });

  it('gives positions in the file, also after rewritten spellings', async () => {
    const source = ':::Note A [b](c)\n\nd<br>[e](f) <b class="g" />\n\n:::\n';
    const { tree } = await parse(source);
    const links = linksOf(tree).map(({ range, line, column }) => [
      source.slice(...range!),
      line,
      column,
    ]);
    expect(links).toEqual([
      ['[b](c)', 1, 11],
      ['[e](f)', 3, 6],
    ]);
  });

  it('reports syntax of other tools, also if MDX cannot parse it', async () => {
    const { foreign, fault } = await parse('Text.\n\n{% hint %}\n');
    expect(foreign).toEqual([expect.objectContaining({ line: 3, rule: 'markup' })]);
    expect(fault).toBeDefined();
  });
});
