import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { pageOf } from '../../scripts/full/browser-test';
import { openStore } from '../../scripts/full/store';
import { ROOT } from '../../scripts/root';

/** Keeps each test that passed, as soon as it did, so a stopped full run goes on where it was. */
export default class PassRecorder implements Reporter {
  private readonly store = openStore();

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status !== 'passed') {
      return;
    }
    const [, , , ...titles] = test.titlePath();
    const file = path.relative(path.join(ROOT, 'e2e'), test.location.file);
    this.store.add({ file: file.replaceAll(path.sep, '/'), titles, page: pageOf(test) });
  }

  printsToStdio(): boolean {
    return false;
  }
}
