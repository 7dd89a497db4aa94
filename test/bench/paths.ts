import path from 'node:path';
import { ROOT } from '../../scripts/shared/root';

/** Folder of temporary files, ignored by git. */
export const WORK_DIR = path.join(__dirname, '.work');

/** Folder of the plain site during a run. */
export const PLAIN_DIR = path.join(WORK_DIR, 'plain');

/** Folder of the Starlight site during a run. */
export const STARLIGHT_DIR = path.join(WORK_DIR, 'starlight');

/** Folder of the last run's results. */
export const RESULTS_DIR = path.join(__dirname, 'results');

/** Figures of the plain site, used by tests of our pages' sizes. */
export const BASELINE_FILE = path.join(__dirname, 'baseline.json');

/** A file's path relative to the working directory. */
export function shownPath(file: string): string {
  return path.relative(ROOT, file);
}
