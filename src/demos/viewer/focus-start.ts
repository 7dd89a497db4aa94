/** Lets the reader start over at the top of the demo, with Tab leading to its first control. */
export function focusStart(stage: HTMLElement): void {
  stage.tabIndex = -1;
  stage.focus();
  stage.addEventListener('blur', () => stage.removeAttribute('tabindex'), { once: true });
}
