import type { PhrasingContent, Root, Table } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { remarkOptions } from './remark-options';

function transformed(source: string): Root {
  const file = new VFile({ path: 'docs-x/page.mdx', value: source });
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkOptions);
  return processor.runSync(processor.parse(file), file) as Root;
}

function errorOf(source: string): unknown {
  try {
    return transformed(source);
  } catch (error) {
    return error;
  }
}

const textOf = (nodes: PhrasingContent[]) =>
  nodes
    .map((node) =>
      node.type === 'inlineCode' ? `\`${node.value}\`` : 'value' in node && node.value,
    )
    .join('');

/** The cells of a table, with code in backticks. */
const cellsOf = (table: unknown) =>
  (table as Table).children.map(({ children }) => children.map((cell) => textOf(cell.children)));

it('replaces the element with a table, with names in backticks as code', () => {
  const [paragraph, table] = transformed('Text.\n\n<Options of="demo" />\n').children;
  expect(paragraph).toMatchObject({ type: 'paragraph' });
  const [head, first] = cellsOf(table);
  expect(head).toEqual(['Name', 'Type', 'Default', 'Description']);
  const type = '`"plain" | "outlined" | "gradient" | "inline"`';
  expect(first).toEqual(['`bg`', type, '`"outlined"`', 'The surface behind the demo.']);
  expect(cellsOf(table).at(-1)?.at(-1)).toContain('Requires `height`.');
});

it('marks required options, and leaves out columns without content', () => {
  const [frontMatter] = transformed('<Options of="front-matter" />').children;
  expect(cellsOf(frontMatter)[1]?.slice(0, 3)).toEqual(['`slug`', '`path`', 'required']);
  const [codeBlock] = transformed('<Options of="code-block" />').children;
  expect(cellsOf(codeBlock)[0]).toEqual(['Name', 'Type', 'Description']);
});

it('finds the element inside other elements', () => {
  const [div] = transformed('<div>\n\n<Options of="demo" />\n\n</div>').children;
  expect(div).toMatchObject({ children: [{ type: 'table' }] });
});

it.each([
  ['<Options of="demos" />', /no table for "of", which is "demos"\. Valid: front-matter, demo,/],
  ['<Options of="constructor" />', /no table for "of"/],
  ['<Options of={1} />', /which is not a string/],
  ['<Options />', /takes one attribute: <Options of="front-matter" \/>\. Valid: front-matter/],
  ['<Options of="demo" sorted />', /takes one attribute/],
  ['<Options {...all} />', /takes one attribute/],
  ['Text <Options of="demo" /> here', /is inside a paragraph/],
])('rejects %s with its line and what is valid', (source, reason) => {
  expect(errorOf(`Text.\n\n${source}\n`)).toMatchObject({
    ...{ file: 'docs-x/page.mdx', line: 3 },
    reason: expect.stringMatching(reason),
  });
});
