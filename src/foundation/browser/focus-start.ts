/** Focuses an element that isn't focusable otherwise; Tab then moves to its first control. */
export function focusStart(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus();
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
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
