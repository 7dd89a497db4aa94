import path from 'node:path';
import { version } from '@playwright/test/package.json';
import { BUILD_DIR, ROOT } from '../root';
import { openResultStore } from './result-store';
import type { ResultStore } from './result-store';

/** The results of full runs of this repository. */
export function openStore(): ResultStore {
  return openResultStore({
    dir: path.join(ROOT, '.cache/full'),
    buildDir: BUILD_DIR,
    testDir: path.join(ROOT, 'e2e'),
    playwrightVersion: version,
  });
}
