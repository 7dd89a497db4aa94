import { lintForCommit } from './lint-for-commit';

const names = (changed: string[] | null) => lintForCommit(changed).map(({ name }) => name);

it('lints only changed files', () => {
  const steps = lintForCommit(['src/a.tsx', 'src/a.css', 'docs-joy/c.mdx']);
  expect(steps.map(({ name, args }) => [name, ...args].at(-1))).toEqual([
    'docs-joy/c.mdx',
    'src/a.tsx',
    'src/a.css',
  ]);
  expect(names([])).toEqual([]);
});

it.each([
  null,
  ['package-lock.json'],
  ['docs-joy/c.mdx', 'eslint.config.mjs'],
  ['stylelint.config.mjs'],
  ['.prettierrc.json'],
  ['.prettierignore'],
])('lints all files if %j changed', (changed) => {
  expect(names(changed)).toEqual(['lint:code', 'lint:format']);
});
