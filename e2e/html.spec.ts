import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { htmlFiles } from '../scripts/html-files';
import { BUILD_DIR } from '../scripts/root';
import { htmlFileOfRoute } from '../scripts/routes';
import { PASSED_BEFORE, alreadyPassed, recordPass } from './support/full-results';
import { htmlFaults } from './support/html-validate';
import { allRoutes } from './support/routes';
import { sample } from './support/sample';

for (const route of sample(allRoutes(), 24, 'html')) {
  test(`the HTML of ${route} is valid`, async () => {
    test.skip(alreadyPassed(__filename, route), PASSED_BEFORE);
    expect(await htmlFaults(readFileSync(htmlFileOfRoute(BUILD_DIR, route), 'utf8'))).toEqual([]);
    recordPass(__filename, route);
  });
}

test('the HTML of files that are no routes is valid: source pages and the page for missing ones', async () => {
  const files = htmlFiles(BUILD_DIR).filter((file) => path.posix.basename(file) !== 'index.html');
  expect(files).toContain('404.html');
  const picked = new Set(['404.html', ...sample(files, 24, 'html of files')]);
  for (const file of picked) {
    const faults = await htmlFaults(readFileSync(path.join(BUILD_DIR, file), 'utf8'));
    expect.soft(faults, file).toEqual([]);
  }
});
