import { DOCUSAURUS } from '../conventions';
import { headingsOf, linksOf } from './outline';
import { pageNames } from './page-module';
import { parsePage } from './parse-page';

const parse = (...lines: string[]) => parsePage(lines.join('\n'), DOCUSAURUS);

const END = ['', '## End', '', '[A link](./b.mdx).', ''];

/** Line and start of the message of each syntax error. */
const faultsIn = (...lines: string[]) =>
  parse(...lines).faults.map(({ line, message }) => `${line}: ${message}`);

it.each([
  ['an unclosed element', '<div>', ['1: Expected a closing tag for `<div>`.']],
  [
    'two of the same name',
    'A<br>b.\n\nC<br>d.',
    [
      expect.stringMatching(/^1: Expected a closing tag for `<br>`/),
      expect.stringMatching(/^3: Expected a closing tag for `<br>`/),
    ],
  ],
  [
    'a pair that does not match',
    '<b>A <i>b</b> c.',
    [expect.stringMatching(/^1: .*closing tag `<\/b>`/)],
  ],
  [
    'a pair across paragraphs',
    'A <b>b\n\nc</b> d.',
    [expect.stringMatching(/^\d: Expected (?:the|a) closing tag/)],
  ],
  ['a brace', 'A { b.\n\nAnd {c d}.', [expect.any(String), expect.stringMatching(/^3: /)]],
  ['a sign', 'A <3 b.', [expect.stringMatching(/^1: /)]],
  ['an address', 'See <https://a.b>.', [expect.stringMatching(/^1: MDX can't parse/)]],
  ['a comment', '<!-- a -->\n\n{/* b', [expect.stringMatching(/comment|parse/i)]],
])('continues after %s', (_name, text, expected) => {
  const page = [text, ...END].join('\n');
  const { tree } = parse(page);
  expect(headingsOf(tree)).toHaveLength(1);
  expect(linksOf(tree).at(-1)?.url).toBe('./b.mdx');
  expect(faultsIn(page)).toEqual(expected);
});

it('knows the names of imports that cannot be parsed', () => {
  const { tree, faults } = parse(
    "import { Card, note from './a';",
    '',
    '<Card>{note}</Card>',
    ...END,
  );
  expect(faults).toHaveLength(1);
  expect(pageNames(tree).unknown).toEqual([]);
  expect(linksOf(tree)).toHaveLength(1);
});

it('reads a page whose front matter is not valid YAML', () => {
  const { frontMatter, hasFields, tree, faults } = parse(
    '---',
    'title: A: B',
    'slug: /a',
    '---',
    '',
    'A { b.',
    ...END,
  );
  expect(faults.map(({ line }) => line)).toEqual([2, 6]);
  expect(hasFields).toBe(false);
  expect(frontMatter.slug).toBe('/a');
  expect(linksOf(tree)).toHaveLength(1);
});
