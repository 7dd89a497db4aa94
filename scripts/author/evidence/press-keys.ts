import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rowTests } from 'accessibility-evidence';
import type { RowTest, TestReport } from 'accessibility-evidence';
import type { EvidencePage } from '../../../plugins/content/evidence/evidence-pages';
import { filesBelow } from '../../../plugins/shared/files-below';
import { ROOT } from '../../shared/root';

/** The folder of the tests that press keys. */
const TESTS = 'test/browser/component-keyboard';

/** The test files that name rows of pages. */
function testFiles(pages: readonly EvidencePage[]): string[] {
  return filesBelow(TESTS, ROOT, /\.spec\.ts$/).filter((file) => {
    const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
    return pages.some((page) => text.includes(`'${page.file}'`));
  });
}

/**
 * Runs the tests that press the keys of the keyboard tables of pages.
 *
 * @param url - Address of the site.
 * @returns The results; none if no test names a row of these pages.
 * @throws If the tests don't start.
 */
export async function pressKeys(pages: readonly EvidencePage[], url: string): Promise<RowTest[]> {
  const files = testFiles(pages);
  if (files.length === 0) {
    return [];
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'keyboard-'));
  const report = path.join(folder, 'report.json');
  try {
    const child = spawn(
      'npx',
      ['--no-install', 'playwright', 'test', ...files, '--reporter=json'],
      {
        cwd: ROOT,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, BASE_URL: url, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      },
    );
    await once(child, 'close');
    if (!fs.existsSync(report)) {
      throw new Error(`The tests in ${TESTS} didn't start; their output is above.`);
    }
    return rowTests(JSON.parse(fs.readFileSync(report, 'utf8')) as TestReport);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
