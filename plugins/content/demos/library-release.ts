import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The packages that are released with the library, so their versions identify the release. Excludes
 * the icons: icon-loader.cjs renders them with the archived library and uses only their paths.
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
 * Major version of the library's release that a file belongs to.
 *
 * @param file - Absolute path.
 * @returns 0 for a file outside the library.
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
