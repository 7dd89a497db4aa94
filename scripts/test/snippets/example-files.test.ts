/** @reads-pages */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { line } from '../../../lines/current';
import { dependencies } from '../../../lines/root-packages';
import { withRelease } from '../../../plugins/content/lines/release-text';
import { EXAMPLE_BLOCKS } from './example-blocks';
import { completeBlocks, exampleFiles, missingParts } from './example-files';
import { REQUESTS } from '../full/examples/requests';
import { ownValue } from '../../../src/foundation/own-value';
import { ROOT } from '../../shared/root';

const EXAMPLES = path.join(ROOT, 'examples');

/** A file of a project, with the packages of this line: projects install those of the default line. */
function readExample(file: string): string {
  const text = readFileSync(path.join(EXAMPLES, file), 'utf8');
  return Object.entries(line.packages).reduce((changed, [name, version]) => {
    const installed = ownValue<string>(dependencies, name);
    return changed
      .replaceAll(`"${name}": "${installed}"`, `"${name}": "${version}"`)
      .replaceAll(/(?<="npm:@mui\/[\w-]+@)[^"]+/g, (alias) =>
        alias === installed ? version : alias,
      );
  }, text);
}

const readPage = (page: string) => withRelease(readFileSync(path.join(ROOT, page), 'utf8'), page);

describe.each([...EXAMPLE_BLOCKS])('%s', (page, listed) => {
  it('has the code blocks that are listed, in this order', () => {
    expect(completeBlocks(readPage(page)).map(({ title }) => title)).toEqual(
      listed.map(([title]) => title),
    );
  });

  it('shows what the files of the example projects contain', () => {
    const source = readPage(page);
    const files = exampleFiles(page, source);
    const faults = completeBlocks(source).flatMap((block) => {
      const file = files.get(block.line);
      if (file === undefined) {
        return [];
      }
      return missingParts(block, readExample(file)).map(
        (part) => `${page}:${block.line}: examples/${file} doesn't contain\n${part}`,
      );
    });
    expect(faults).toEqual([]);
  });
});

it('quotes only projects that are started or tested', () => {
  const quoted = [...EXAMPLE_BLOCKS.values()].flatMap((listed) =>
    listed.flatMap(([, file]) => (typeof file === 'string' ? file.split('/').slice(0, 1) : [])),
  );
  // A product, which foreign-product.ts builds and tests.
  const projects = readdirSync(EXAMPLES).filter((name) => name !== 'mantine');
  const started = projects.filter((name) => {
    const { scripts } = JSON.parse(
      readFileSync(path.join(EXAMPLES, name, 'package.json'), 'utf8'),
    ) as { scripts: Record<string, string> };
    return REQUESTS.has(name) || scripts.test;
  });
  expect(started).toEqual(projects);
  expect(started).toEqual(expect.arrayContaining([...new Set(quoted)]));
  expect([...REQUESTS.keys()].filter((name) => !existsSync(path.join(EXAMPLES, name)))).toEqual([]);
});

const PAGE = [
  '```bash npm',
  'npm install',
  '```',
  '```tsx title="App.tsx"',
  'export const sacks = 3;',
  '```',
  '```ts',
  "import './a';",
  '```',
  '```diff title="main.tsx"',
  '-const a = 1;',
  '+const a = 2;',
  '',
  ' <App />',
  '```',
].join('\n');

it('finds blocks with a title or an import, and applies diffs', () => {
  expect(completeBlocks(PAGE)).toEqual([
    { line: 4, language: 'tsx', title: 'App.tsx', code: 'export const sacks = 3;' },
    { line: 7, language: 'ts', title: '', code: "import './a';" },
    { line: 10, language: 'diff', title: 'main.tsx', code: 'const a = 2;\n\n<App />' },
  ]);
});

it('finds the files by position and title', () => {
  const files = (...listed: [string, string | { outside: string }][]) => [
    ...exampleFiles('a.mdx', PAGE, new Map([['a.mdx', listed]])),
  ];
  expect(files(['App.tsx', 'mill/App.tsx'], ['', { outside: 'Short' }], ['main.tsx', 'b'])).toEqual(
    [
      [4, 'mill/App.tsx'],
      [10, 'b'],
    ],
  );
  expect(files(['main.tsx', 'mill/main.tsx'])).toEqual([]);
  expect([...exampleFiles('b.mdx', PAGE, new Map())]).toEqual([]);
});

it.each([
  ['tsx', 'a;', 'a;\n', []],
  ['tsx', 'a;', 'a;\nb;\n', ['a;']],
  ['css', '.a {\n}\n\n.b {\n}', '@layer c {\n  .b {\n  }\n  .a {\n  }\n}', []],
  ['diff', 'a\nb', 'a\nc\nb', ['a\nb']],
  ['json', '{ "a": "1", "b": "2" }', '{ "b": "2", "a": "0" }', ['"a": "1"']],
  ['diff', 'a\n\nb', 'a\nbc', ['b']],
])('compares a block of %s, %j, with a file, %j', (language, code, file, expected) => {
  expect(missingParts({ line: 1, language, title: '', code }, file)).toEqual(expected);
});
