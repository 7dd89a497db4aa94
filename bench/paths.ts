import path from 'node:path';
import { ROOT } from '../scripts/root';

/** Folder of everything that a run may throw away; git does not see it. */
export const WORK_DIR = path.join(__dirname, '.work');

/** Folder of the plain site while it is measured. */
export const PLAIN_DIR = path.join(WORK_DIR, 'plain');

/** Folder of the tables of the last run. */
export const RESULTS_DIR = path.join(__dirname, 'results');

/** Figures of the plain site, against which tests hold our pages. */
export const BASELINE_FILE = path.join(__dirname, 'baseline.json');

/** A file's path as a reader of the terminal knows it. */
export function shownPath(file: string): string {
  return path.relative(ROOT, file);
}
