import { browserTest } from './browser-test';

const reported = (annotations: { type: string; description?: string }[]) =>
  browserTest(
    {
      annotations,
      location: { file: '/site/test/browser/engines/a.spec.ts', line: 1, column: 1 },
      titlePath: () => ['', '', 'engines/a.spec.ts', 'group', 'works'],
    },
    '/site',
  );

it('reads the file, the groups and the page of a test', () => {
  expect(reported([{ type: 'slow' }, { type: 'page', description: '/card/' }])).toEqual({
    file: 'test/browser/engines/a.spec.ts',
    titles: ['group', 'works'],
    page: '/card/',
  });
  expect(reported([{ type: 'slow' }]).page).toBeNull();
});
