import { inNode } from '@site/test/unit/in-node';
import { GOOD_FILES, GOOD_TREE, MISTAKES } from './fixtures/mistakes';

interface Result {
  name: string;
  lines: string[];
}

/** Makes each mistake in a separate site and checks it as `npm run check` checks a page. */
function examineAll(): Result[] {
  const sites = [
    { name: 'no mistake', files: GOOD_FILES, tree: GOOD_TREE },
    ...MISTAKES.map(({ name, files, tree = GOOD_TREE }) => ({
      ...{ name, tree },
      files: Object.fromEntries(
        Object.entries({ ...GOOD_FILES, ...files }).filter(([, text]) => text !== null),
      ),
    })),
  ];
  return inNode<Result[]>(
    `const fs = require('node:fs');
     const { siteWith } = await load('./plugins/content/doctor/testing.ts');
     const { diagnose } = await load('./plugins/content/doctor/diagnose.ts');
     const { formatFinding } = await load('./packages/mdx-doctor/src/index.ts');
     const { pageSnippets } = await load('./scripts/test/snippets/page-snippets.ts');
     const { checkTypes } = await load('./scripts/test/snippets/check-types.ts');
     const results = [];
     for (const { name, files, tree } of input) {
       const site = siteWith(files, { 'docs-lab': tree, 'docs-other': [{ pathname: '/other/far' }] });
       const pages = site.pages.filter(({ instance }) => instance.id === 'docs-lab');
       const lines = (await diagnose(site, pages, [])).map(formatFinding);
       const source = files['docs-lab/page.mdx'];
       const { snippets } = pageSnippets('docs-lab/page.mdx', source, process.cwd());
       results.push({ name, lines: [...lines, ...(snippets.length > 0 ? checkTypes(snippets, { root: process.cwd(), installedAs: {} }) : [])] });
       fs.rmSync(site.root, { recursive: true });
     }
     return results;`,
    sites,
  );
}

let results: Map<string, string[]>;

beforeAll(() => {
  results = new Map(examineAll().map(({ name, lines }) => [name, lines]));
}, 60_000);

it('finds nothing in a site without mistakes', () => {
  expect(results.get('no mistake')).toEqual([]);
});

it.each(MISTAKES.map(({ name, line }) => [name, line]))('prints one line for: %s', (name, line) => {
  const lines = results.get(String(name));
  expect(lines).toEqual([typeof line === 'string' ? line : expect.stringMatching(line)]);
});
