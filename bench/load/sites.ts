import path from 'node:path';
import { BUILD_DIR } from '../../scripts/root';
import { PLAIN_DIR, STARLIGHT_DIR } from '../paths';

/** A built site whose loading is measured. */
export interface LoadSite {
  /** Name in the report. */
  name: string;
  /** Folder of the built site. */
  dir: string;
}

/** Folders of the sites that need no folder in `--site`. Sites with other names are builds of ours. */
const DIRS = new Map([
  ['ours', BUILD_DIR],
  ['plain', path.join(PLAIN_DIR, 'build')],
  ['starlight', path.join(STARLIGHT_DIR, 'dist')],
]);

/** The sites to measure without `--site`. */
export const DEFAULT_SITES: readonly LoadSite[] = Array.from(DIRS, ([name, dir]) => ({
  name,
  dir,
}));

/**
 * Parses a value of `--site`.
 *
 * @param value - `NAME=FOLDER`, or only `ours`, `plain` or `starlight`.
 * @throws If the folder is missing.
 * @example
 * parseSite('before=/tmp/build'); // { name: 'before', dir: '/tmp/build' }
 */
export function parseSite(value: string): LoadSite {
  const [name = '', ...rest] = value.split('=');
  const dir = rest.length > 0 ? rest.join('=') : DIRS.get(name);
  if (!name || !dir) {
    throw new Error(
      `--site is "${value}". Give a name and a folder, as in --site before=../build, ` +
        `or one of: ${[...DIRS.keys()].join(', ')}.`,
    );
  }
  return { name, dir: path.resolve(dir) };
}
