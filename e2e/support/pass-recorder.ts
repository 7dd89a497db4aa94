import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { pageOf } from '../../scripts/full/browser-test';
import { openStore } from '../../scripts/full/store';
import { ROOT } from '../../scripts/root';

/** Stores each test that passes immediately, so a full run can resume after an interruption. */
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
