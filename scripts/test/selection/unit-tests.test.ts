import { ROOT } from '../../shared/root';
import { fileReadingTests } from './unit-tests';

const { all: tests, ofPages } = fileReadingTests(ROOT);

it('contains the tests of Node programs and those that read files', () => {
  expect(tests).toEqual(
    expect.arrayContaining([
      'docusaurus.config.test.ts',
      'plugins/reference/api-reference/reference.test.ts',
      'scripts/test/selection/unit-tests.test.ts',
      'src/foundation/branding/stylesheets.test.ts',
      'src/demos/every-demo/hydration.test.tsx',
    ]),
  );
});

it('contains no tests that only import modules, and none of the built site', () => {
  const others = tests.filter((file) =>
    /^(?:test\/built|packages|templates)\/|src\/tools\/theme-studio/.test(file),
  );
  expect(others).toEqual([]);
});

it('knows which of them read pages', () => {
  expect(ofPages).toEqual(
    expect.arrayContaining([
      'docusaurus.config.test.ts',
      'plugins/content/docs-instances/trees.test.ts',
      'src/demos/every-demo/hydration.test.tsx',
    ]),
  );
  expect(ofPages).not.toContain('plugins/reference/api-reference/reference.test.ts');
  expect(tests).toEqual(expect.arrayContaining(ofPages));
});
