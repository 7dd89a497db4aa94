import { isLimited } from './is-limited';

it.each([
  ['nothing', [], []],
  ['a page and its demos', ['docs-joy/c/c.mdx', 'docs-joy/c/demos/A.tsx'], []],
  ['code', ['src/a/a.ts', 'plugins/a/index.ts', 'scripts/serve/serve/listen.ts'], []],
  ['texts in the root', ['README.md', 'lines/7/published-addresses.txt'], []],
  ['a deleted page', [], ['docs-joy/c/c.mdx']],
])('is limited if %s changed', (_case, files, deleted) => {
  expect(isLimited({ files, deleted })).toBe(true);
});

it.each([
  ['a package', ['package-lock.json'], []],
  ['a setting', ['docs-joy/c.mdx', 'eslint.config.mjs'], []],
  ['a hidden setting', ['.prettierrc.json'], []],
  ['a lint rule', ['scripts/test/lint/own-lookup.mjs'], []],
  ['the selection', ['scripts/test/selection/is-limited.ts'], []],
  ['a helper of tests', ['test/unit/in-node.ts'], []],
  ["a program's settings", ['templates/tsconfig.json'], []],
  ['deleted code', [], ['src/a/a.ts']],
  ['a deleted setting', [], ['.prettierignore']],
  ['much', Array.from({ length: 200 }, (_, index) => `docs-joy/${index}.mdx`), []],
])('is not limited if %s changed', (_case, files, deleted) => {
  expect(isLimited({ files, deleted })).toBe(false);
});

it('is not limited if it is unknown what changed', () => {
  expect(isLimited(null)).toBe(false);
});
