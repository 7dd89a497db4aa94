import { readPageError } from './page-error';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

const mdx = (cause: string, line = 7) =>
  `Module build failed (from ./node_modules/@docusaurus/mdx-loader/lib/index.js):
Error: MDX compilation failed for file "/site/docs-lab/page.mdx"
Cause: ${cause}
Details:
{
  "column": 1,
  "line": ${line},
  "name": "7:1-7:20"
}
7:1-7:20: ${cause}
    at compileToJSX (/site/node_modules/@docusaurus/mdx-loader/lib/utils.js:64:15)`;

const lineOf = (message: string) => readPageError(message, '/site')?.line;

describe('readPageError', () => {
  it("reads a plugin's message", () => {
    expect(lineOf(mdx('The front matter has no "title". Add one.'))).toBe(
      'docs-lab/page.mdx:7: The front matter has no "title". Add one.',
    );
  });

  it('prefers the line number in the message', () => {
    expect(lineOf(mdx('docs-lab/page.mdx:9: the code block has the option "x".', 1))).toBe(
      'docs-lab/page.mdx:9: the code block has the option "x".',
    );
    expect(lineOf(mdx('Expected a closing tag for `<div>` (3:1-3:6) before the end', 1))).toBe(
      'docs-lab/page.mdx:3: Expected a closing tag for `<div>` before the end. Write </div> after its content or <div /> without; put it in backticks if it is text.',
    );
  });

  it('reports a demo that cannot be parsed, with its line', () => {
    expect(lineOf(mdx('/site/docs-lab/demos/One.tsx: Unexpected token (2:12)', 1))).toBe(
      'docs-lab/demos/One.tsx:2: Unexpected token',
    );
  });

  it("reads the demo loader's message, with terminal colors", () => {
    const message = 'docs-lab/demos/One.tsx:1: The demo has no default export. Export it.';
    const report = `  × Module Error (from ./plugins/demos/demo-loader.cjs):\n  ╰─▶ Error: \u001B[31m${message}\u001B[0m\n    at f (a.js:1:1)`;
    expect(lineOf(report)).toBe(message);
  });

  it("reads the preprocessor's message, about a shared text too", () => {
    const message = 'docs-lab/_note.md:7: ":::foo" is not a callout. Use one of note, tip.';
    const report = `  × Module build failed (from ./node_modules/@docusaurus/mdx-loader/lib/index.js):\n  ╰─▶   × Error: ${message}`;
    expect(lineOf(report)).toBe(message);
  });

  it("reads a message in the bundler's frame", () => {
    const framed = `  × Module build failed (from ./node_modules/x.js):
  ╰─▶   × Error: MDX compilation failed for file "/site/docs-lab/page.mdx"
        │ Cause: The front matter has the unknown field "x".
        │ Details:
        │ {
        │   "line": 4,
        │ }
        │
        │     at compileToJSX (/site/node_modules/x.js:93:15)`;
    expect(lineOf(framed)).toBe('docs-lab/page.mdx:4: The front matter has the unknown field "x".');
  });

  it("reads SWC's code frame of a demo that cannot be parsed", () => {
    const drawing = `  × Module build failed (from builtin:swc-loader):
  ├─▶   ×   x Unexpected token.
  │     │     ,-[/site/docs-lab/demos/One.tsx:31:1]
  │     │  31 | }
  │     │     \`----`;
    expect(lineOf(drawing)).toBe('docs-lab/demos/One.tsx:31: Unexpected token.');
  });

  it('returns the missing file', () => {
    const cause = '<Demo> shows a file that does not exist: docs-lab/demos/One.tsx. Create it.';
    expect(readPageError(mdx(cause), '/site')?.missing).toBe('docs-lab/demos/One.tsx');
  });

  it('ignores other messages', () => {
    expect(
      readPageError("Module not found: Can't resolve './a' in '/site/src'", '/site'),
    ).toBeNull();
  });

  it("reads Docusaurus's report of invalid front matter", () => {
    const report = `Error: Can't process doc metadata for doc at path path=/site/docs-lab/page.mdx in version name=current
    at processDocMetadata (/site/node_modules/docs.js:152:15) {
  [cause]: YAMLException: bad indentation of a mapping entry (2:12)

   1 |
   2 | title: Page: one
  ----------------^
      at generateError (/site/node_modules/js-yaml/lib/loader.js:197:10)`;
    expect(lineOf(report)).toBe(
      'docs-lab/page.mdx:2: The front matter is not valid YAML: bad indentation of a mapping entry. Write one "field: value" per line, and put texts with ": " or "#", or that start with a sign such as @, in quotes.',
    );
  });

  it('reads an error with properties, printed without its stack', () => {
    const printed = "  [cause]: [docs-lab/demos/One.tsx:8: the demo throws] {\n    name: 'X'\n  }";
    expect(lineOf(printed)).toBe('docs-lab/demos/One.tsx:8: the demo throws');
  });

  it('reports the page of a live code block that cannot be parsed', () => {
    const page = 'Text.\n\n```jsx live\n<p>Fine</p>\n```\n\n```tsx live\n<p\n```\n';
    const root = temporaryFolder({ 'docs-lab/page.mdx': page });
    const message = `SyntaxError: ${root}/docs-lab/page/demos/LiveExample2.tsx: Unexpected token (4:2)`;
    expect(readPageError(message, root)).toEqual({
      line: 'docs-lab/page.mdx:7: the live code block: Unexpected token',
    });
  });
});
