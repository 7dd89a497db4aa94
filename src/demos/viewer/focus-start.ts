/** Focuses the start of the demo; Tab then moves to its first control. */
export function focusStart(stage: HTMLElement): void {
  stage.tabIndex = -1;
  stage.focus();
  stage.addEventListener('blur', () => stage.removeAttribute('tabindex'), { once: true });
}
