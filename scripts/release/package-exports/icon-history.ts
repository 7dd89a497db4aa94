import type { ExportHistory } from '../../../plugins/reference/upgrade-check/export-history';
import { compareExports } from './compare-exports';

/** The names of the icons that a release exports. */
export interface ReleaseIcons {
  version: string;
  icons: readonly string[];
}

/**
 * The icons that the newest release lacks. Of a removed `DeleteOutline`, the styles remain: the same shape
 * is in `DeleteOutlineOutlined` or, where that doesn't exist, in `DeleteOutlined`.
 *
 * @param releases - The oldest first.
 */
export function iconHistory(releases: readonly ReleaseIcons[]): ExportHistory {
  const history = compareExports(
    releases.map(({ version, icons }) => ({
      version,
      exports: { modules: { '': [...icons] }, files: [], deprecated: {}, results: {}, moved: {} },
    })),
  );
  const now = new Set(releases.at(-1)!.icons);
  const renamed = Object.keys(history.removed).flatMap((name) => {
    const successor = [`${name}Outlined`, `${name}d`, name.replace('Flourescent', 'Fluorescent')];
    const found = successor.find((one) => now.has(one));
    return found ? [[name, found] as const] : [];
  });
  return { ...history, renamed: Object.fromEntries(renamed) };
}
