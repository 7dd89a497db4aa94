import { symlinkSync } from 'node:fs';
import path from 'node:path';
import type { SandboxData } from '@site/src/demos/types';
import { inNode } from '@site/test/unit/in-node';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

const SOURCE = `import Button from '@mui/joy/Button';
import names from './names';

export default function Basic() {
  return (
    <Box>
      <Button>{names[0] as string}</Button>
      <Button disabled />
      <img src="/img/demos/card/soup.svg" alt="" />
    </Box>
  );
}
`;

interface Request {
  file: string;
  query: '?island' | '?facts' | '?frame';
  emit?: boolean;
  source?: string;
}

interface Answer {
  code?: string;
  error?: string;
  dependencies: string[];
  emitted: Record<string, string>;
}

const NAMES = 'const names: string[] = ["Ada"];\n\nexport default names;\n';
const site = temporaryFolder({
  'demo-heights/docs-joy.json': '{"docs-joy/measured/demos/Basic": [90, 40]}',
  'docs-joy/measured/demos/names.ts': NAMES,
  'docs-joy/button/demos/names.ts': NAMES,
  'static/img/demos/card/soup.svg': '<svg />',
});
symlinkSync(path.resolve(__dirname, '../../../node_modules'), path.join(site, 'node_modules'));

const REQUESTS = {
  island: { file: 'docs-joy/button/demos/Basic.tsx', query: '?island' },
  browser: { file: 'docs-joy/button/demos/Basic.tsx', query: '?island', emit: true },
  frame: { file: 'docs-joy/button/demos/Basic.tsx', query: '?frame', emit: true },
  facts: { file: 'docs-joy/button/demos/Basic.tsx', query: '?facts', emit: true },
  measured: { file: 'docs-joy/measured/demos/Basic.tsx', query: '?facts' },
  noDefault: {
    file: 'docs-joy/button/demos/Named.tsx',
    query: '?island',
    source: 'export function Named() {}\n',
  },
  package: {
    file: 'docs-joy/button/demos/Cased.tsx',
    query: '?island',
    source: "import { upperCase } from 'lodash/upperCase';\nexport default () => upperCase('a');\n",
  },
  elsewhere: { file: 'docs-other/demos/Basic.tsx', query: '?island' },
} satisfies Record<string, Request>;

const answers = inNode<Record<keyof typeof REQUESTS, Answer>>(
  `const path = require('node:path');
   const { default: loader } = await load('./plugins/content/demos/demo-loader.ts');
   const answer = ({ file, query, emit = false, source = input.source }) =>
     new Promise((resolve) => {
       const found = { dependencies: [], emitted: {} };
       loader.call(
         {
           resourcePath: path.join(input.site, file),
           resourceQuery: query,
           getOptions: () => ({ ...input.options, emit }),
           addDependency: (name) => found.dependencies.push(path.relative(input.site, name)),
           emitFile: (name, text) => (found.emitted[name] = text),
           async: () => (error, code) => resolve({ ...found, error: error?.stack, code }),
         },
         source,
       );
     });
   const entries = Object.entries(input.requests).map(async ([name, request]) => [
     name,
     await answer(request),
   ]);
   return Object.fromEntries(await Promise.all(entries));`,
  {
    site,
    source: SOURCE,
    requests: REQUESTS,
    options: {
      siteDir: site,
      folders: { 'docs-material': 'material', 'docs-joy': 'joy' },
      archives: {},
    },
  },
);

it('serves the island on the server: scope, demo, file, highlighted preview, imports', () => {
  const [scope, demo, file, preview, imports] = answers.island.code?.split('\n') ?? [];
  expect(scope).toBe('export { default as Scope } from "@site/src/demos/libraries/joy/provider";');
  expect(demo).toBe('export { default as Demo } from "./Basic.tsx";');
  expect(file).toBe('export const file = "docs-joy/button/demos/Basic.tsx";');
  expect(preview).toMatch(/^export const preview = "&lt;<span class=\\"tt\\">Button<\/span>&gt;/);
  expect(imports).toBe('export const imports = {"packages":["@mui/joy"],"modules":["./names"]};');
});

it('serves the island in browsers with parts that run when they are asked for', () => {
  const [scope, demo, ...others] = answers.browser.code?.split('\n') ?? [];
  expect(scope).toBe(
    'export const loadScope = () => import(/* webpackMode: "eager" */ "@site/src/demos/libraries/joy/provider");',
  );
  expect(demo).toBe(
    'export const loadDemo = () => import(/* webpackMode: "eager" */ "./Basic.tsx");',
  );
  expect(others).toEqual(answers.island.code?.split('\n').slice(3));
});

it('serves a `frameOnly` demo without its component, but with its sources', () => {
  const { code, emitted } = answers.frame;
  expect(code?.split('\n').map((line) => line.slice(0, 22))).toEqual([
    'export const preview =',
    'export const imports =',
  ]);
  expect(Object.keys(emitted)).toEqual(Object.keys(answers.browser.emitted));
});

it("emits the sources only in the browser's bundle", () => {
  expect(answers.island.emitted).toEqual({});
  expect(Object.keys(answers.browser.emitted).sort()).toEqual(
    [
      'demos/docs-joy/button/Basic.tsx.html',
      'demos/docs-joy/button/Basic.js.html',
      'demos/docs-joy/button/Basic.json',
      'demos/docs-joy/button/names.ts.html',
      'demos/docs-joy/button/names.js.html',
    ].sort(),
  );
  const page = (name: string) => answers.browser.emitted[`demos/docs-joy/button/${name}.html`];
  const [ts, js] = [page('Basic.tsx'), page('Basic.js')];
  expect(ts).toContain('<h1>Basic.tsx</h1>');
  expect(ts).toContain(' <span class="tk">as</span> ');
  expect(js).toContain('<h1>Basic.js</h1>');
  expect(js).not.toContain(' <span class="tk">as</span> ');
  expect(page('names.ts')).toContain('<h1>names.ts</h1>');
  expect(page('names.js')).toContain('<h1>names.js</h1>');
});

it('emits the data for online editors, which depends on modules, images and packages', () => {
  const data = JSON.parse(
    answers.browser.emitted['demos/docs-joy/button/Basic.json']!,
  ) as SandboxData;
  expect(data.modules.TS).toEqual({
    'names.ts': 'const names: string[] = ["Ada"];\n\nexport default names;\n',
  });
  expect(data.modules.JS['names.js']).toMatch(/^const names = \[/);
  expect(data.dependencies).toMatchObject({ '@mui/joy': '5.0.0-beta.49' });
  expect(data.images).toEqual({ '/img/demos/card/soup.svg': '<svg />' });
  expect(answers.browser.dependencies).toEqual([
    'docs-joy/button/demos/names.ts',
    'static/img/demos/card/soup.svg',
    'package-lock.json',
  ]);
});

it('serves the facts, which depend on heights and modules', () => {
  expect(answers.facts.code).toBe(
    'export const lines = 3;\nexport const heights = null;\nexport const modules = ["names.ts"];',
  );
  expect(answers.facts.dependencies).toEqual([
    'demo-heights/docs-joy.json',
    'docs-joy/button/demos/names.ts',
  ]);
  expect(answers.facts.emitted).toEqual({});
  expect(answers.measured.code).toContain('export const heights = [90,40];');
});

it("reports an author's errors in one line without a stack trace", () => {
  expect(answers.noDefault.error).toBe(
    'docs-joy/button/demos/Named.tsx: the demo has no default export. Export its component: export default function …',
  );
  expect(answers.package.error).toMatch(
    /^docs-joy\/button\/demos\/Cased\.tsx: the demo imports "lodash", which demos may not import\. They may import [^\n]*\. To allow another package, add it to plugins\/content\/demos\/allowed-packages\.ts\.$/,
  );
});

it('rejects a demo outside the docs folders', () => {
  expect(answers.elsewhere.error).toBe(
    'docs-other/demos/Basic.tsx: a demo must be in one of docs-material, docs-joy.',
  );
});
