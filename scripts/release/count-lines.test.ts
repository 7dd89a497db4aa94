import { linesByArea } from './count-lines';

it('adds up program and tests of each area', () => {
  const areas = linesByArea([
    'HEAD:src/a/one.ts:10',
    'HEAD:src/a/one.test.ts:4',
    'HEAD:test/unit/help.ts:3',
    'HEAD:src/a/style.css:5',
    'HEAD:test/browser/page.spec.ts:7',
    'HEAD:docs-x/page.mdx:99',
    'HEAD:package.json:99',
  ]);
  expect(Object.fromEntries(areas)).toEqual({
    src: { program: 15, tests: 7 },
    e2e: { program: 0, tests: 7 },
  });
});
