import { existsSync } from 'node:fs';
import path from 'node:path';
import { shownPath } from './paths';

/**
 * Checks that an earlier run has built the sites that `--no-build` measures.
 *
 * @param dirs - Their folders.
 * @throws If a folder has no built site.
 */
export function assertBuilt(dirs: readonly string[]): void {
  const missing = dirs.find((dir) => !existsSync(path.join(dir, 'index.html')));
  if (missing !== undefined) {
    throw new Error(
      `--no-build measures the sites that an earlier run built, but ${shownPath(missing)} has no index.html. Run the same command without --no-build.`,
    );
  }
}
