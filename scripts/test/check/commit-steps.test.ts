import { lintSteps } from './check-steps';
import { commitSteps } from './commit-steps';

const TESTS = { all: ['plugins/a.test.ts', 'plugins/b.test.ts'], ofPages: ['plugins/b.test.ts'] };

const stepsOf = (files: string[], deleted: string[] = [], env = {}) =>
  commitSteps({ files, deleted }, TESTS, env);
const names = (...args: Parameters<typeof stepsOf>) =>
  stepsOf(...args).first.map(({ name }) => name);

const COMPLETE = ['build', 'test:unit', 'typecheck', 'lint:project', 'doctor', 'snippets'];

it.each([
  ['what changed is unknown', null],
  ['a dependency changed', { files: ['package-lock.json'], deleted: [] }],
])('checks everything if %s', (_case, change) => {
  const { first, last } = commitSteps(change, TESTS, {});
  expect(first.map(({ name }) => name)).toEqual([...COMPLETE, 'lint:code', 'lint:format']);
  expect([...first, ...last].map(({ args }) => args.at(-1))).toEqual(Array(10).fill('--'));
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
  const steps = stepsOf(['src/a.tsx'], ['src/b.tsx']).first;
  expect(steps.map(({ name }) => name)).toEqual([...COMPLETE, 'prettier', 'eslint']);
  const option = steps[1]!.args.at(-1)!;
  const ignored = new RegExp(option.replace('--testPathIgnorePatterns=', ''));
  expect('/site/templates/blog/Blog.test.tsx').toMatch(ignored);
  expect('/site/templates/sign-in-side/SignInSide.test.tsx').toMatch(ignored);
  expect('/site/templates/sign-in/SignIn.test.tsx').not.toMatch(ignored);
  expect('/site/templates/shared-theme/AppTheme.test.tsx').not.toMatch(ignored);
  expect('/site/plugins/templates/template-project.test.ts').not.toMatch(ignored);
  expect(stepsOf(['templates/blog/Blog.tsx'], ['src/b.tsx']).first[1]!.args.at(-1)).toBe('--');
});

it('runs the unit tests that depend on changed files, and those that read files', () => {
  expect(stepsOf(['src/a.tsx']).first[1]!.args.slice(-3)).toEqual([
    ...['src/a.tsx', 'plugins/a.test.ts', 'plugins/b.test.ts'],
  ]);
});

it('runs of the tests that read files only those that read pages if only pages changed', () => {
  expect(stepsOf(['docs-joy/c.mdx']).first[1]!.args.slice(-3)).toEqual([
    ...['--findRelatedTests', 'docs-joy/c.mdx', 'plugins/b.test.ts'],
  ]);
  expect(stepsOf(['docs-joy/c.mdx', 'README.md']).first[1]!.args).toContain('plugins/a.test.ts');
});

it('examines only changed pages if only pages changed', () => {
  const files = ['docs-joy/c.mdx', 'docs-system/d.mdx'];
  const { first } = stepsOf(files);
  expect(first.map(({ name }) => name)).toEqual([
    ...['build', 'test:unit', 'doctor', 'snippets', 'prettier'],
  ]);
  expect(first[2]!.args).toEqual(expect.arrayContaining(['--changed', ...files]));
  expect(names([], ['docs-joy/c.mdx'])).toEqual(['build', 'test:unit', 'doctor']);
});

it('also checks types if demos changed', () => {
  expect(names(['docs-joy/components/card/demos/Basic.tsx'])).toEqual([
    ...['build', 'test:unit', 'typecheck', 'lint:project', 'doctor', 'prettier', 'eslint'],
  ]);
});

it('examines all pages if code or its data changed, and lints only the changed files', () => {
  const files = ['src/a.tsx', 'src/a.module.css', 'src/data.json'];
  const steps = stepsOf(files).first;
  expect(steps.map(({ name }) => name)).toEqual([...COMPLETE, 'prettier', 'eslint', 'stylelint']);
  expect(steps.slice(-3)).toEqual(lintSteps(files));
  expect(steps.find(({ name }) => name === 'doctor')!.args).not.toContain('--changed');
  expect(names(['src/data.json'])).toContain('typecheck');
});

describe('of a change in the pages of one product', () => {
  const page = ['docs-joy/components/card/card.mdx', 'docs-joy/components/card/demos/Basic.tsx'];

  it('builds and tests that product, and examines the links of all pages', () => {
    const { first, last } = stepsOf(page);
    expect(first[0]).toMatchObject({ name: 'build', env: { DOCS_ONLY: 'joy-ui' } });
    expect(first.find(({ name }) => name === 'doctor')!.args.slice(-4)).toEqual([
      ...['--changed', ...page, '--links'],
    ]);
    expect(last.map(({ name, args }) => [name, args.at(-1)])).toEqual([
      ['test:built', 'scripts/test/selection/select-pages.ts'],
      ['test:e2e', '@page'],
    ]);
  });

  it.each([
    ['another product', [...page, 'docs-system/a.mdx'], []],
    ['an archived version', [...page, 'docs-material_versioned_docs/version-6.5.0/a.mdx'], []],
    ['the tree', [...page, 'docs-joy/sidebar.ts'], []],
    ['code', [...page, 'src/a.ts'], []],
    ['a deleted page', page, ['docs-joy/a.mdx']],
    ['nothing', [], []],
  ])('builds and tests everything with %s', (_case, files, deleted) => {
    const { first, last } = stepsOf(files, deleted);
    expect(first[0]!.env).not.toHaveProperty('DOCS_ONLY');
    expect(last.map(({ args }) => args.at(-1))).toEqual(['--', '--']);
  });

  it('builds and tests everything with an empty DOCS_ONLY', () => {
    const { first, last } = stepsOf(page, [], { DOCS_ONLY: '' });
    expect(first[0]!.env).not.toHaveProperty('DOCS_ONLY');
    expect(last.map(({ args }) => args.at(-1))).toEqual(['--', '--']);
  });
});
