import { linesByArea } from './count-lines';

it('adds up program and tests of each area', () => {
  const areas = linesByArea([
    'HEAD:src/a/one.ts:10',
    'HEAD:src/a/one.test.ts:4',
    'HEAD:test/unit/help.ts:3',
    'HEAD:src/a/style.css:5',
    'HEAD:test/browser/page.spec.ts:7',
    'HEAD:test/bench/run.ts:2',
    'HEAD:plugins/a/fixtures/page.ts:3',
    'HEAD:docs-x/page.mdx:99',
    'HEAD:package.json:99',
  ]);
  expect(Object.fromEntries(areas)).toEqual({
    src: { program: 15, tests: 4 },
    test: { program: 2, tests: 10 },
    plugins: { program: 0, tests: 3 },
  });
});
