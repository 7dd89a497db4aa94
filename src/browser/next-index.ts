/**
 * The control of a toolbar that a key leads to; the ends are joined.
 *
 * @param key - `key` of the event.
 * @param current - Index of the focused control.
 * @param options.rtl - Whether the toolbar runs from right to left, which mirrors the arrows.
 * @returns An index, or `null` for any other key.
 */
export function nextStop(
  key: string,
  current: number,
  count: number,
  { rtl }: { rtl: boolean },
): number | null {
  switch (key) {
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return (current + 1) % count;
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
