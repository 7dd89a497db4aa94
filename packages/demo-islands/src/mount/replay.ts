/**
 * Repeats the focus event of an element that received focus before the demo was interactive: libraries
 * show keyboard focus with a class that they add on this event.
 *
 * @param demo - Element that contains the demo.
 */
export function replayFocus(demo: Element): void {
  const { activeElement } = document;
  if (activeElement && demo.contains(activeElement)) {
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
}

/**
 * Focuses and clicks the control that was clicked before the demo was interactive, except a checkbox
 * or radio button, which the browser has changed.
 */
export function replayClick(target: EventTarget | null): void {
  if (target instanceof HTMLElement || target instanceof SVGElement) {
    const clicked = target.closest<HTMLElement>('button, a, input, label, [role], [tabindex]');
    if (clicked?.isConnected && !clicked.matches('[type=checkbox], [type=radio]')) {
      clicked.focus({ preventScroll: true });
      clicked.click();
    }
  }
}
