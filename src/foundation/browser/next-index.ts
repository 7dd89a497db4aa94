/** Two arrow keys: previous and next. */
type Arrows = readonly [back: string, on: string];

export const VERTICAL_ARROWS: Arrows = ['ArrowUp', 'ArrowDown'];
export const LTR_ARROWS: Arrows = ['ArrowLeft', 'ArrowRight'];
/** For a row of controls in a right-to-left layout. */
export const RTL_ARROWS: Arrows = ['ArrowRight', 'ArrowLeft'];

/** The arrow keys of a row of controls, by its direction. */
export function rowArrows(row: Element): Arrows {
  return getComputedStyle(row).direction === 'rtl' ? RTL_ARROWS : LTR_ARROWS;
}

/**
 * The control of a menu, toolbar or tab list that a key moves the focus to. Focus wraps around.
 *
 * @param key - `key` of the event.
 * @param current - Index of the focused control, -1 for none.
 * @returns An index, or `null` for a key other than the arrows, Home and End.
 * @example nextIndex('ArrowDown', 2, 3, VERTICAL_ARROWS) // 0
 */
export function nextIndex(
  key: string,
  current: number,
  count: number,
  [back, on]: Arrows,
): number | null {
  switch (key) {
    case on:
      return (current + 1) % count;
    case back:
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
