/**
 * Focuses an element that isn't focusable otherwise; Tab then moves to its first control.
 *
 * @param options - Such as `preventScroll`.
 */
export function focusStart(element: HTMLElement, options?: FocusOptions): void {
  element.tabIndex = -1;
  element.focus(options);
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}

/** Focuses the page's title, where its content starts. Does nothing on a page without one. */
export function focusTitle(options?: FocusOptions): void {
  const title = document.querySelector('h1');
  if (title) {
    focusStart(title, options);
  }
}

/**
 * Moves focus to content that has loaded after a failure, if the reader's focus is still on the
 * notice about it, an element with `role="status"`. Call it before React removes the notice.
 *
 * @param content - Element of the content, next to the notice.
 */
export function focusRecovered(content: HTMLElement): void {
  const notice = document.activeElement?.closest('[role=status]');
  if (notice?.parentElement?.contains(content)) {
    const control = content.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]');
    if (control) {
      control.focus();
    } else {
      focusStart(content.closest<HTMLElement>('[role=group]') ?? content);
    }
  }
}
