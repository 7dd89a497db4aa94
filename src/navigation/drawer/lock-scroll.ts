/**
 * Keeps the page behind an overlay from scrolling. The room of its scrollbar stays, so that
 * nothing moves.
 *
 * @returns Lets it scroll again.
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
