import { ROOT } from '../root';
import { fileReadingTests } from './unit-tests';

const tests = fileReadingTests(ROOT);

it('contains the tests of Node programs and those that read files', () => {
  expect(tests).toEqual(
    expect.arrayContaining([
      'docusaurus.config.test.ts',
      'plugins/api-reference/reference.test.ts',
      'scripts/selection/unit-tests.test.ts',
      'src/branding/stylesheets.test.ts',
      'src/demos/every-demo/hydration.test.tsx',
      'src/upgrade-check/check-code.test.ts',
    ]),
  );
});

it('contains no tests that only import modules, and none of the built site', () => {
  const others = tests.filter((file) => /^(?:built|templates)\/|src\/theme-studio/.test(file));
  expect(others).toEqual([]);
});
