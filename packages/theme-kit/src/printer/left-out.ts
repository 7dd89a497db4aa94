import { joyOptions } from '../theme/joy-options';
import type { BasicTheme } from '../theme/types';
import { dataAt, leavesOf, withData } from './merge';
import type { AppTheme, DataRecord, Library } from './types';

/** Whether Joy UI's options change with a value of a theme. */
function isInJoy(theme: BasicTheme, path: readonly string[]): boolean {
  const value = dataAt(theme as DataRecord, path);
  const other = typeof value === 'number' ? value + 1 : '#010203';
  const changed = withData(theme as DataRecord, path, other) as BasicTheme;
  return JSON.stringify(joyOptions(changed)) !== JSON.stringify(joyOptions(theme));
}

/**
 * The parts of a theme that a module for a library doesn't contain, because the library has no such
 * option.
 *
 * @param app - A theme, with the library that it was written for.
 * @returns Paths, such as `typography.h1.fontSize`.
 */
export function leftOut({ theme, kept, library }: AppTheme & { library: Library }, to: Library) {
  if (to === library) {
    return [];
  }
  const basic = to === 'joy' ? leavesOf(theme as DataRecord) : [];
  const own = leavesOf(kept[library] ?? {});
  const paths = [...basic.filter((path) => !isInJoy(theme, path)), ...own];
  return paths.map((path) => path.join('.'));
}
