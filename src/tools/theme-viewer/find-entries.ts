import type { ThemeEntry, ThemeValue } from './types';

/** A value with its path. */
export interface FoundValue extends ThemeValue {
  /** Path in the theme, such as `palette.primary.main`. */
  path: string;
}

/** Path of a child: `shadows[1]` for a number, otherwise with a dot. */
export function pathOf(parent: string, key: string): string {
  if (/^\d+$/.test(key)) {
    return `${parent}[${key}]`;
  }
  return parent ? `${parent}.${key}` : key;
}

/**
 * The entries whose path or value contains a text, and the parts around them.
 *
 * @param text - Without regard to case. An empty text matches everything.
 */
export function filterEntries(
  entries: readonly ThemeEntry[],
  text: string,
  parent = '',
): ThemeEntry[] {
  const wanted = text.trim().toLowerCase();
  return entries.flatMap((entry): ThemeEntry[] => {
    const path = pathOf(parent, entry.key);
    if ('children' in entry) {
      const children = filterEntries(entry.children, text, path);
      return children.length > 0 || wanted === '' ? [{ ...entry, children }] : [];
    }
    const { value, dark = '' } = entry;
    return [path, value, dark].some((one) => one.toLowerCase().includes(wanted)) ? [entry] : [];
  });
}

/** The number of values in entries. */
export function countValues(entries: readonly ThemeEntry[]): number {
  return entries.reduce(
    (sum, entry) => sum + ('children' in entry ? countValues(entry.children) : 1),
    0,
  );
}

/** The paths of all parts in entries. */
export function partPaths(entries: readonly ThemeEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const path = pathOf(parent, entry.key);
    return 'children' in entry ? [path, ...partPaths(entry.children, path)] : [];
  });
}

/** No theme is nested deeper. */
const MAX_DEPTH = 12;

/**
 * The parts to open for a path in a link, such as `$.palette.primary`.
 *
 * @returns The path and all parts around it, outermost first; none for an invalid path.
 */
export function openedBy(query: string | null): string[] {
  const keys = /^\$?\.?([\w.[\]-]+)$/.exec(query ?? '')?.[1]?.match(/[^.[\]]+/g) ?? [];
  const paths: string[] = [];
  for (const key of keys.slice(0, MAX_DEPTH)) {
    paths.push(pathOf(paths.at(-1) ?? '', key));
  }
  return paths;
}
