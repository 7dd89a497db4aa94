import { checkReport } from './report';

const step = (name: string, exitCode: number, output = '') => ({
  name,
  exitCode,
  seconds: 1,
  output,
});

describe('checkReport', () => {
  it('shows the output of failed steps only', () => {
    const report = checkReport([step('tsc', 2, 'a.ts(1,1): no\n'), step('jest', 0, 'PASS')]);
    expect(report.split('\n')).toEqual([
      'tsc      1.0 s  failed with exit code 2',
      'jest     1.0 s  passed',
      '',
      'a.ts(1,1): no',
    ]);
  });

  it("ends with the doctor's findings, without failures that repeat them", () => {
    const report = checkReport([
      step('doctor', 1, 'npm warn x\npage.mdx:7 mdx: Close the tag.\n'),
      step('demos', 1, 'Error: page.mdx\n    at f (a.js:1:1)'),
    ]);
    expect(report).toMatch(/: errors of demos\.\n\npage\.mdx:7 mdx: Close the tag\.$/);
    expect(report).not.toContain('at f');
  });

  it('includes warnings of a doctor that passed', () => {
    expect(checkReport([step('doctor', 0, 'page.mdx:1 prose (warning): x')])).toContain(
      '(warning)',
    );
  });
});
