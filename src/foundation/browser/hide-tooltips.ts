function show(): void {
  delete document.documentElement.dataset.tooltips;
}

function onKeyDown({ key }: KeyboardEvent): void {
  if (key === 'Escape') {
    document.documentElement.dataset.tooltips = 'hidden';
    for (const type of ['pointerover', 'focusin']) {
      document.addEventListener(type, show, { once: true });
    }
  }
}

/**
 * Hides the tooltips of `ui/controls/tooltip.module.css` when the reader presses Escape, until
 * the pointer or focus moves to another element (WCAG 1.4.13). Can be called repeatedly.
 */
export function hideTooltipsOnEscape(): void {
  document.addEventListener('keydown', onKeyDown);
}
