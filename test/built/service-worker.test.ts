import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  beginRelease,
  releaseHash,
  settleRelease,
} from '../../plugins/output/offline/release-hash';
import { BUILD_DIR } from '../../scripts/shared/root';

it('has a hash of all pages, so each deployment replaces it', async () => {
  beginRelease();
  await settleRelease(BUILD_DIR);
  const worker = readFileSync(path.join(BUILD_DIR, 'sw.js'), 'utf8');
  expect(worker).toContain(await releaseHash());
});
