import { commitSteps } from './commit-steps';
import { lintSteps } from './check-steps';

const names = (files: string[], deleted: string[] = []) =>
  commitSteps({ files, deleted }, ['plugins/a.test.ts']).map(({ name }) => name);

const COMPLETE = [
  'test:unit',
  'typecheck',
  'doctor',
  'lint:code',
  'snippets',
  'lint:format',
  'lint:project',
];

it.each([null, { files: ['package-lock.json'], deleted: [] }])(
  'checks everything after a change of %j',
  (change) => {
    const steps = commitSteps(change, ['plugins/a.test.ts']);
    expect(steps.map(({ name }) => name)).toEqual(COMPLETE);
    expect(steps[0]!.args).not.toContain('--findRelatedTests');
  },
);

it('runs the unit tests that depend on changed files, and those that read files', () => {
  const [unit] = commitSteps({ files: ['src/a.tsx'], deleted: [] }, ['plugins/a.test.ts']);
  expect(unit!.args.slice(-3)).toEqual(['--findRelatedTests', 'src/a.tsx', 'plugins/a.test.ts']);
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

it('examines all pages if code changed, and lints only the changed files', () => {
  const files = ['src/a.tsx', 'src/a.module.css', 'docs-joy/c.mdx'];
  const steps = commitSteps({ files, deleted: [] }, []);
  expect(steps.map(({ name }) => name)).toEqual([
    ...['test:unit', 'typecheck', 'lint:project', 'doctor', 'snippets'],
    ...['prettier', 'eslint', 'stylelint'],
  ]);
  expect(steps.slice(-3)).toEqual(lintSteps(files));
  expect(steps.find(({ name }) => name === 'doctor')!.args).not.toContain('--changed');
});

it('checks types if data that code imports changed', () => {
  expect(names(['src/a/data.json'])).toContain('typecheck');
});
