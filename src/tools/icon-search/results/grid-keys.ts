import {
  LTR_ARROWS,
  RTL_ARROWS,
  VERTICAL_ARROWS,
  nextIndex,
} from '@site/src/foundation/browser/next-index';

/**
 * The icon that a key moves the focus to in a grid. Focus wraps around.
 *
 * @param current - Index of the focused icon.
 * @param count - Number of icons.
 * @param columns - Number of icons in a row.
 * @returns `null` for a key other than the arrows, Home and End.
 */
export function nextInGrid(
  key: string,
  current: number,
  count: number,
  columns: number,
  isRtl: boolean,
): number | null {
  if (VERTICAL_ARROWS.includes(key)) {
    const column = current % columns;
    const rows = Math.ceil((count - column) / columns);
    const row = nextIndex(key, Math.floor(current / columns), rows, VERTICAL_ARROWS);
    return row! * columns + column;
  }
  return nextIndex(key, current, count, isRtl ? RTL_ARROWS : LTR_ARROWS);
}
