import { unstableTests } from './unstable-tests';

const spec = (title: string, status: 'expected' | 'flaky' | 'unexpected') => ({
  title,
  file: 'a.spec.ts',
  tests: [{ annotations: [], status }],
});

it('lists tests that only passed when repeated, including those in groups', () => {
  const report = [
    {
      title: 'a.spec.ts',
      specs: [spec('passes', 'expected'), spec('fails', 'unexpected'), spec('wavers', 'flaky')],
      suites: [{ title: 'group', specs: [spec('wavers inside', 'flaky')] }],
    },
  ];
  expect(unstableTests(report)).toEqual(['e2e/a.spec.ts: wavers', 'e2e/a.spec.ts: wavers inside']);
});
