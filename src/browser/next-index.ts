/** Two arrow keys: the one that leads back, and the one that leads on. */
type Arrows = readonly [back: string, on: string];

export const VERTICAL_ARROWS: Arrows = ['ArrowUp', 'ArrowDown'];
export const LTR_ARROWS: Arrows = ['ArrowLeft', 'ArrowRight'];
/** For a row of controls that runs from right to left. */
export const RTL_ARROWS: Arrows = ['ArrowRight', 'ArrowLeft'];

/**
 * The control of a menu, toolbar, or list of tabs that a key leads to. The ends are joined.
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
