import budgets from '@site/test/line-budgets.json';
import { countLines, linesByGroup } from './count-lines';

it('adds up program and tests of each group', () => {
  const groups = linesByGroup([
    'HEAD:src/api/one.ts:10',
    'src/api/one.test.ts:4',
    'HEAD:test/unit/help.ts:3',
    'HEAD:src/api/style.css:5',
    'HEAD:test/browser/page.spec.ts:7',
    'HEAD:test/bench/run.ts:2',
    'HEAD:plugins/content/a/fixtures/page.ts:3',
    'HEAD:functions/collector/index.ts:6',
    'HEAD:docs-x/page.mdx:99',
    'HEAD:package.json:99',
  ]);
  expect(Object.fromEntries(groups)).toEqual({
    'src/api': { program: 15, tests: 4 },
    'test/unit': { program: 0, tests: 3 },
    'test/browser': { program: 0, tests: 7 },
    'test/bench': { program: 2, tests: 0 },
    'plugins/content': { program: 0, tests: 3 },
    functions: { program: 6, tests: 0 },
  });
});

// Lines are a budget, as bytes are: whoever needs more takes something out, or says why not.
it('no group has more lines of program than its budget in test/line-budgets.json', () => {
  const limits = new Map(Object.entries(budgets).map(([group, { lines }]) => [group, lines]));
  const over = [...countLines()]
    .filter(([group, { program }]) => program > (limits.get(group) ?? 0))
    .map(([group, { program }]) => `${group}: ${program} of ${limits.get(group) ?? 0}`);
  expect(over).toEqual([]);
});
