import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../shared/root';
import { sumTotals, totalsOf } from './totals';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

const JEST = {
  numPassedTests: 5,
  numFailedTests: 2,
  numPendingTests: 3,
  numTodoTests: 4,
  numRuntimeErrorTestSuites: 1,
};
const PLAYWRIGHT = {
  stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 3 },
  errors: [{ message: 'a' }],
};

it('counts a file that does not run as a failure of Jest', () => {
  expect(totalsOf(JEST)).toEqual({ passed: 5, failed: 3, skipped: 7 });
});

it('counts an error outside tests as a failure of Playwright', () => {
  expect(totalsOf(PLAYWRIGHT)).toEqual({ passed: 6, failed: 3, skipped: 3 });
});

it('sums the reports that exist', () => {
  const folder = temporaryFolder();
  const write = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.relative(ROOT, path.join(folder, name));
  };
  const files = [
    write('jest.json', JSON.stringify(JEST)),
    write('e2e.json', JSON.stringify(PLAYWRIGHT)),
  ];
  expect(sumTotals([...files, 'missing.json'])).toEqual({ passed: 11, failed: 6, skipped: 10 });
  expect(() => sumTotals([write('broken.json', '{')])).toThrow('broken.json is not valid JSON');
});
