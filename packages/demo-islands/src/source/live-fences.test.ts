import fs from 'node:fs';
import path from 'node:path';
import { demoModule, fenceFile, fencesOf, isLive, writeFencesBelow } from './live-fences';
import { temporaryFolder } from '../testing/temporary-folder';

const MDX = `# Page

\`\`\`jsx live
<p>One</p>
\`\`\`

\`\`\`jsx
<p>Not live</p>
\`\`\`

\`\`\`tsx title="Two" live
const two = 2;

export default function Two() {}
\`\`\`

\`\`\`jsx title="alive"
<p>Neither</p>
\`\`\`
`;

it('ignores a code block inside a longer one, even before another', () => {
  const shown = '````mdx\n```jsx live\n<p>Shown</p>\n```\n````\n\n';
  expect(fencesOf(shown + MDX)).toEqual(fencesOf(MDX));
  expect(fencesOf(shown)).toEqual([]);
});

it('accepts an empty code block, and one that ends with more backticks', () => {
  expect(fencesOf('```jsx live\n```\n\n```jsx live\n<p>One</p>\n`````\n')).toEqual([
    { name: 'LiveExample1', code: '' },
    { name: 'LiveExample2', code: '<p>One</p>' },
  ]);
});

it('finds only live code blocks', () => {
  expect(fencesOf(MDX)).toEqual([
    { name: 'LiveExample1', code: '<p>One</p>' },
    { name: 'LiveExample2', code: 'const two = 2;\n\nexport default function Two() {}' },
  ]);
});

it.each([
  ['live', true],
  ['title="x" live {1}', true],
  ['title="alive"', false],
  [null, false],
])('recognizes `live` in %s', (meta, expected) => expect(isLive(meta)).toBe(expected));

it.each([
  ['<p>A</p>;', 'export default function Name() {\n  return (\n    <p>A</p>\n  );\n}\n'],
  [
    "import B from 'b';\n\n<B />",
    "import B from 'b';\n\nexport default function Name() {\n  return (\n    <B />\n  );\n}\n",
  ],
  [
    'function Own() {\n  return null;\n}',
    'function Own() {\n  return null;\n}\n\nexport default Own;\n',
  ],
  ['export default function Own() {}', 'export default function Own() {}\n'],
])('creates a module from %j', (code, expected) => {
  expect(demoModule(code, 'Name')).toBe(expected);
});

it('writes demos as if they were next to their page', () => {
  const siteDir = temporaryFolder({ 'docs/a/page.mdx': MDX });
  const files = writeFencesBelow(siteDir, 'docs');
  expect(files.map((file) => path.relative(siteDir, file))).toEqual([
    '.docusaurus/live-fences/docs/a/page/demos/LiveExample1.tsx',
    '.docusaurus/live-fences/docs/a/page/demos/LiveExample2.tsx',
  ]);
  expect(fenceFile('docs/a/page.mdx', 'LiveExample1')).toBe('docs/a/page/demos/LiveExample1.tsx');
  expect(fs.readFileSync(files[0]!, 'utf8')).toContain('<p>One</p>');
});
