/**
 * Prevents the page behind an overlay from scrolling. The space of the scrollbar is kept, so
 * nothing moves.
 *
 * @returns Allows scrolling again.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  style.overflow = 'hidden';
  if (window.innerWidth > clientWidth) {
    style.scrollbarGutter = 'stable';
  }
  return () => {
    style.removeProperty('overflow');
    style.removeProperty('scrollbar-gutter');
  };
}
