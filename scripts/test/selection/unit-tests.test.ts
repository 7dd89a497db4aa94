import { ROOT } from '../../shared/root';
import { fileReadingTests } from './unit-tests';

const tests = fileReadingTests(ROOT);

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
