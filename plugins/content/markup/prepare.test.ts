import { prepare } from './prepare';

const faultsIn = (source: string) =>
  prepare(source).faults.map(({ line, column, message }) => `${line}:${column}: ${message}`);

it('leaves text without spellings of other tools unchanged', () => {
  const source = '---\ntitle: A\n---\n\n:::note[B]\n\n{/* c */} `:::d` <br />\n\n:::\n';
  expect(prepare(source)).toMatchObject({ text: source, faults: [] });
});

it('rewrites spellings, and keeps the number of every line', () => {
  const source = '::: Tip One\n\na<br>b\n\n:::\n\n<!-- c\nd -->\n\n## E {#f}\n\n<https://g.h>\n';
  expect(prepare(source).text).toBe(
    ':::tip[One]\n\na<br />b\n\n:::\n\n{/* c\nd */}\n\n## E {/* #f */}\n\n[https://g.h](https://g.h)\n',
  );
});

it('changes nothing in front matter, code, modules, expressions and attributes', () => {
  const source = [
    '---\ndescription: a <br> {#b} ::: c\n---',
    "export const a = '<br>';",
    '```md\n::: tip\n# A {#b}\n```',
    '`<br>` and <A b="<br>" c={"<br>"} />',
    '> ~~~\n> ::: tip\n> ~~~',
    '<Link to="/a/">b</Link>',
  ].join('\n\n');
  expect(prepare(source)).toMatchObject({ text: source, faults: [] });
});

it('leaves the destinations of links in angle brackets unchanged', () => {
  const source = [
    'A [polyfill](<https://en.wikipedia.org/wiki/Polyfill_(programming)>) b',
    '[p]: <https://a.b/c>',
    '> [q]: <https://a.b/c> "d"',
    '[mail](<mailto:user@example.com>) ![e](\n<https://a.b/c_(d).png>)',
  ].join('\n\n');
  expect(prepare(source)).toMatchObject({ text: source, faults: [] });
});

it('finds the offset in the file of every offset in the text', () => {
  const source = ':::Note A\n\nb<br>c <https://d.e> f\n\n:::\n\ng';
  const { text, offsetInFile } = prepare(source);
  for (const word of ['A', 'b', 'c', 'f', 'g']) {
    expect(source[offsetInFile(text.search(new RegExp(`\\b${word}\\b`)))]).toBe(word);
  }
});

it('reports each callout without an end, and each end without a callout', () => {
  expect(faultsIn(':::note\n\n::::tip\n\n:::\n')).toEqual([
    '3:1: The callout "::::tip" has no end.',
  ]);
  expect(faultsIn('- :::\n\n::::tip\n\n:::\n')).toEqual([
    '1:3: ":::" ends no callout.',
    '3:1: The callout "::::tip" has no end.',
    '5:1: ":::" ends no callout.',
  ]);
});

it('reports syntax of other tools once, with its place', () => {
  expect(faultsIn('a {% b %}\n\nc {{< d >}} `{% e %}`\n')).toEqual([
    expect.stringMatching(/^1:3: The page has the template tag \{% b %\}/),
    expect.stringMatching(/^3:3: The page has the shortcode \{\{< d >\}\}/),
  ]);
});
