import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playwright/test';
import { openHydrated } from './support/hydration';
import { filesOf, postToEditor } from './support/online-editor';
import { sandboxDemos } from './support/sandbox-demos';
import { expectToRun, install, run, writeProject } from './support/sandbox-project';

// Choosing the demos reads every page, which the commit tier does not need.
const demos = process.env.TIER === 'commit' ? [] : sandboxDemos();

// Each test installs the packages of a project.
test.setTimeout(600_000);

for (const { source, route, name } of demos) {
  test(`the project of ${source} installs, type-checks, builds and runs`, async ({ page }) => {
    const dir = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
    try {
      await openHydrated(page, route);
      writeProject(dir, filesOf(await postToEditor(page, name, 'Open in StackBlitz')));
      install(dir);
      run(dir, 'npx', '--no-install', 'tsc');
      run(dir, 'npx', '--no-install', 'vite', 'build', '--logLevel', 'error');
      // In a new page, because requests of the first one would show up in its console.
      await expectToRun(await page.context().newPage(), dir);
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });
}
