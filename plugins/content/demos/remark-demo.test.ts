import path from 'node:path';
import { inNode } from '@site/test/unit/in-node';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

const DEMO = 'export default function Demo() {\n  return <p />;\n}\n';

/** MDX pages; each starts with two lines, so the demo isn't in the first line. */
const PAGES = {
  connected: '<Demo name="Basic" />',
  options: '<Demo name="Basic" bg="gradient" height={320} hideToolbar />',
  frameOnly: '<Demo name="Basic" frameOnly height={200} />',
  two: '<Demo name="Basic" />\n\nText.\n\n- <Demo name="Other" />',
  none: 'A page without demos.',
  joy: '<Demo name="Basic" />',
  missing: '<Demo name="Nowhere" />',
  noDefault: '<Demo name="Named" />',
  unknown: '<Demo name="Basic" hieght={320} />',
  badValues: '<Demo name="Basic" height="320" maxWidth={1 + 1} />',
  inherited: '<Demo name="Basic" __proto__="a" />',
  contradiction: '<Demo name="Basic" hideToolbar defaultOpen />',
  twice: '<Demo name="Basic" />\n\n## Again\n\n<Demo name="Basic" />',
  spread: '<Demo {...props} name="Basic" />',
  noName: '<Demo />',
  lowerCase: '<Demo name="basic" />',
  withPath: '<Demo name="../Basic" />',
  computed: '<Demo name={name} />',
  live: '```jsx live\n<p>One</p>\n```',
  liveInList: '- A list\n\n  ```jsx live\n  <p>One</p>\n  ```',
  liveWithFile: "```jsx live\nimport x from './x';\n\n<p>{x}</p>\n```",
  inText: 'A demo <Demo name="Basic" /> in a paragraph.',
};

type Name = keyof typeof PAGES;

const site = temporaryFolder();

const write = (file: string, text: string) => writeFiles(site, { [file]: text });

function compileAll(): Record<Name, { code?: string; error?: string }> {
  write('docs-material/button/demos/Basic.tsx', DEMO);
  write('docs-material/button/demos/Other.tsx', DEMO);
  write('docs-material/button/demos/Named.tsx', 'export function Named() {}\n');
  write('docs-joy/button/demos/Basic.tsx', DEMO);
  return inNode(
    `const path = require('node:path');
     const { remarkDemo } = await load('./plugins/content/demos/remark-demo.ts');
     const { compile } = await import('@mdx-js/mdx');
     const options = {
       siteDir: input.site,
       folders: { 'docs-joy': 'joy', 'docs-material': 'material' },
     };
     const entries = Object.entries(input.pages).map(async ([name, text]) => {
       const folder = name === 'joy' ? 'docs-joy' : 'docs-material';
       const file = path.join(input.site, folder, 'button', name + '.mdx');
       const page = { path: file, value: 'First line.\\n\\n' + text + '\\n' };
       return compile(page, { jsx: true, remarkPlugins: [[remarkDemo, options]] }).then(
         (result) => [name, { code: String(result) }],
         (error) => [name, { error: error.name + ': ' + error.message }],
       );
     });
     return Object.fromEntries(await Promise.all(entries));`,
    { site, pages: PAGES },
  );
}

let results: ReturnType<typeof compileAll>;

beforeAll(() => {
  results = compileAll();
});

function codeOf(name: Name): string {
  expect(results[name].error).toBeUndefined();
  return results[name].code ?? '';
}

/** The elements of a page, one per line. */
function demosOf(name: Name): string[] {
  return [...codeOf(name).matchAll(/<Demo [^]*?\/>/g)].map(([text]) => text);
}

const IMPORT = 'import {Demo} from "@site/src/demos/page/Demo";';

describe('a demo', () => {
  it('is connected to its file, for the server and the browser', () => {
    expect(demosOf('connected')).toEqual([
      '<Demo name="Basic"' +
        ' scope={"material"}' +
        ' source={"demos/docs-material/button/Basic"}' +
        ' facts={require("./demos/Basic.tsx?facts")}' +
        ' load={() => import("./demos/Basic.tsx?island")}' +
        ' server={__SERVER__ ? require("./demos/Basic.tsx?island") : null} />',
    ]);
  });

  it("keeps the author's options", () => {
    expect(demosOf('options')[0]).toMatch(
      /^<Demo name="Basic" bg="gradient" height=\{320\} hideToolbar scope=/,
    );
  });

  it("doesn't add its component to the page with `frameOnly`", () => {
    const [demo] = demosOf('frameOnly');
    expect(demo).toContain(' load={() => import("./demos/Basic.tsx?frame")}');
    expect(demo).not.toContain('?island');
  });

  it('uses the library of its docs folder', () => {
    expect(demosOf('joy')[0]).toContain(' scope={"joy"} source={"demos/docs-joy/button/Basic"} ');
  });
});

describe('a page', () => {
  it('imports the viewer once for two demos, one of them in a list', () => {
    const demos = demosOf('two');
    expect(demos).toHaveLength(2);
    expect(demos[1]).toContain('load={() => import("./demos/Other.tsx?island")}');
    expect(codeOf('two').split(IMPORT)).toHaveLength(2);
  });

  it('imports nothing without demos', () => {
    expect(codeOf('none')).not.toContain('import');
  });
});

const NAME_RULE = `Give the file's name without its ending: <Demo name="BasicButtons" />.`;
const PIXELS = 'Expected a whole number of pixels in braces, such as {320}.';

describe('an error names file, line, column, problem and fix', () => {
  it.each<[Name, string, string]>([
    [
      'missing',
      '3:1-3:24',
      'shows a file that does not exist: docs-material/button/demos/Nowhere.tsx. Create it, or correct the name.',
    ],
    [
      'noDefault',
      '3:1-3:22',
      'shows docs-material/button/demos/Named.tsx, which has no default export. Export the component: export default function …',
    ],
    [
      'inherited',
      '3:1-3:36',
      '"Basic": The demo has the unknown option "__proto__". Known options: bg, height, maxWidth, hideToolbar, hideEditButton, defaultOpen, noLiveEdit, framed, frameOnly.',
    ],
    [
      'unknown',
      '3:1-3:35',
      '"Basic": The demo has the unknown option "hieght". Did you mean "height"?',
    ],
    [
      'badValues',
      '3:1-3:52',
      `"Basic": "height" is "320". ${PIXELS} "maxWidth" is "{1 + 1}". ${PIXELS}`,
    ],
    [
      'contradiction',
      '3:1-3:46',
      '"Basic": "hideToolbar" leaves no source to open. Remove "defaultOpen" or "hideToolbar".',
    ],
    [
      'twice',
      '7:1-7:22',
      '"Basic" is shown twice on this page. Show it once, and link to #Basic elsewhere.',
    ],
    ['spread', '3:1-3:33', 'takes no spread attributes. Write each option out.'],
    ['noName', '3:1-3:9', `has the name undefined. ${NAME_RULE}`],
    ['lowerCase', '3:1-3:22', `has the name "basic". ${NAME_RULE}`],
    ['withPath', '3:1-3:25', `has the name "../Basic". ${NAME_RULE}`],
    ['computed', '3:1-3:21', `has the name "{name}". ${NAME_RULE}`],
  ])('%s', (name, place, reason) => {
    const file = path.join(site, 'docs-material/button', `${name}.mdx`);
    expect(results[name]).toEqual({ error: `${file}:${place}: <Demo> ${reason}` });
  });

  it('for a demo inside a paragraph', () => {
    const file = path.join(site, 'docs-material/button/inText.mdx');
    expect(results.inText).toEqual({
      error: `${file}:3:8-3:29: <Demo> is inside a paragraph. Put it on a separate line, with an empty line before and after.`,
    });
  });
});

it('compiles a live code block to a demo', () => {
  const code = codeOf('live');
  expect(code).toContain(
    '../../.docusaurus/live-fences/docs-material/button/live/demos/LiveExample1.tsx?island',
  );
  expect(code).toContain('"demos/docs-material/button/live/LiveExample1"');
  expect(code).toContain('import LiveCodeBlock from "@theme/LiveCodeBlock";');
  expect(code).toContain('<LiveCodeBlock name="LiveExample1"');
  expect(code).not.toContain(IMPORT);
  expect(code).toContain('scope={"material"}');
  expect(code).not.toContain('<_components.pre>');
});

it.each<[Name, string]>([
  ['liveInList', 'A live fence must start at the beginning of a line'],
  ['liveWithFile', 'A live fence can only import packages'],
])('rejects %s', (name, message) => {
  expect(results[name].error).toContain(message);
});
