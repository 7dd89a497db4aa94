import { lintSteps } from './check-steps';
import { commitSteps } from './commit-steps';

const stepsOf = (files: string[], deleted: string[] = []) =>
  commitSteps({ files, deleted }, ['plugins/a.test.ts']);
const names = (...args: Parameters<typeof stepsOf>) => stepsOf(...args).map(({ name }) => name);

const COMPLETE = ['test:unit', 'typecheck', 'lint:project', 'doctor', 'snippets'];

it.each([
  ['what changed is unknown', null],
  ['a dependency changed', { files: ['package-lock.json'], deleted: [] }],
])('checks everything if %s', (_case, change) => {
  const steps = commitSteps(change, ['plugins/a.test.ts']);
  expect(steps.map(({ name }) => name)).toEqual([...COMPLETE, 'lint:code', 'lint:format']);
  expect(steps[0]!.args.at(-1)).toMatch(/^--outputFile=/);
});

it.each([
  'eslint.config.mjs',
  'stylelint.config.mjs',
  '.prettierrc.json',
  '.prettierignore',
  'scripts/test/lint/own-lookup.mjs',
])('lints all files if %s changed', (file) => {
  expect(names(['docs-joy/c.mdx', file])).toEqual([...COMPLETE, 'lint:code', 'lint:format']);
});

it('runs all unit tests but those of templates, and lints what changed, if code was deleted', () => {
  const steps = stepsOf(['src/a.tsx'], ['src/b.tsx']);
  expect(steps.map(({ name }) => name)).toEqual([...COMPLETE, 'prettier', 'eslint']);
  const option = steps[0]!.args.at(-1)!;
  const ignored = new RegExp(option.replace('--testPathIgnorePatterns=', ''));
  expect('/site/templates/blog/Blog.test.tsx').toMatch(ignored);
  expect('/site/templates/sign-in-side/SignInSide.test.tsx').toMatch(ignored);
  expect('/site/templates/sign-in/SignIn.test.tsx').not.toMatch(ignored);
  expect('/site/templates/shared-theme/AppTheme.test.tsx').not.toMatch(ignored);
  expect('/site/plugins/templates/template-project.test.ts').not.toMatch(ignored);
  expect(stepsOf(['templates/blog/Blog.tsx'], ['src/b.tsx'])[0]!.args.at(-1)).toMatch(
    /^--outputFile=/,
  );
});

it('runs the unit tests that depend on changed files, and those that read files', () => {
  expect(stepsOf(['src/a.tsx'])[0]!.args.slice(-3)).toEqual([
    ...['--findRelatedTests', 'src/a.tsx', 'plugins/a.test.ts'],
  ]);
});

it('examines only changed pages if only pages changed', () => {
  expect(names(['docs-joy/c.mdx'])).toEqual(['test:unit', 'doctor', 'snippets', 'prettier']);
  expect(names([], ['docs-joy/c.mdx'])).toEqual(['test:unit', 'doctor']);
});

it('also checks types if demos changed', () => {
  expect(names(['docs-joy/components/card/demos/Basic.tsx'])).toEqual([
    ...['test:unit', 'typecheck', 'lint:project', 'doctor', 'prettier', 'eslint'],
  ]);
});

it('examines all pages if code or its data changed, and lints only the changed files', () => {
  const files = ['src/a.tsx', 'src/a.module.css', 'src/data.json'];
  const steps = stepsOf(files);
  expect(steps.map(({ name }) => name)).toEqual([...COMPLETE, 'prettier', 'eslint', 'stylelint']);
  expect(steps.slice(-3)).toEqual(lintSteps(files));
  expect(steps.find(({ name }) => name === 'doctor')!.args).not.toContain('--changed');
  expect(names(['src/data.json'])).toContain('typecheck');
});
