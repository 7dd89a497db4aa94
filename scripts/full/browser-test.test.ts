import { pageOf, reportedTests, testListLine } from './browser-test';

const annotated = { annotations: [{ type: 'page', description: '/card/' }], status: 'expected' };
const plain = { annotations: [{ type: 'slow' }], status: 'expected' };

describe('reportedTests', () => {
  it('reads files, groups and pages', () => {
    const spec = (title: string, test: object) => ({ title, file: 'a.spec.ts', tests: [test] });
    const report = [
      {
        title: 'a.spec.ts',
        specs: [spec('one', annotated)],
        suites: [{ title: 'group', specs: [spec('two', plain)] }],
      },
    ];
    expect(reportedTests(report as Parameters<typeof reportedTests>[0])).toEqual([
      { file: 'a.spec.ts', titles: ['one'], page: '/card/' },
      { file: 'a.spec.ts', titles: ['group', 'two'], page: null },
    ]);
  });
});

describe('pageOf', () => {
  it('is null without an annotation', () => {
    expect(pageOf({ annotations: [] })).toBeNull();
  });
});

describe('testListLine', () => {
  it("contains file, groups and title in Playwright's format", () => {
    expect(testListLine({ file: 'a.spec.ts', titles: ['group', 'two'], page: null })).toBe(
      'a.spec.ts › group › two',
    );
  });
});
