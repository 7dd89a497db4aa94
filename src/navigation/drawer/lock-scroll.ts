/**
 * Keeps the page behind an overlay from scrolling. The room of its scrollbar stays, so that
 * nothing moves.
 *
 * @returns Lets it scroll again.
 */
export function lockScroll(): () => void {
  const { style, scrollHeight, clientHeight } = document.documentElement;
  if (scrollHeight <= clientHeight) {
    return () => {};
  }
  style.overflow = 'hidden';
  style.scrollbarGutter = 'stable';
  return () => {
    style.removeProperty('overflow');
    style.removeProperty('scrollbar-gutter');
  };
}
