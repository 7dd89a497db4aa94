import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The packages that are released with the library, whose versions say which release they are of.
 * Its icons are not among them: icon-loader.cjs lets the archived library draw them, and takes no
 * more than their paths from the installed package.
 */
const RELEASED_TOGETHER = [
  'material',
  'system',
  'styled-engine',
  'private-theming',
  'utils',
  'lab',
];

const PACKAGE = new RegExp(
  `^.*[\\\\/]node_modules[\\\\/]@mui[\\\\/](?:${RELEASED_TOGETHER.join('|')})(?=[\\\\/])`,
);

const majors = new Map<string, number>();

/**
 * Major version of the library's release that a file is of.
 *
 * @param file - Absolute path.
 * @returns 0 for a file that is of none.
 */
export function libraryMajorOf(file: string): number {
  const [folder] = PACKAGE.exec(file) ?? [];
  if (!folder) {
    return 0;
  }
  const known = majors.get(folder);
  if (known !== undefined) {
    return known;
  }
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const { version } = JSON.parse(text) as { version: string };
  const major = Number.parseInt(version, 10);
  majors.set(folder, major);
  return major;
}
