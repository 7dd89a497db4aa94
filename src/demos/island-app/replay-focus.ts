/**
 * Repeats the focus event of an element that received focus before the demo was interactive: the
 * libraries show keyboard focus with a class that they add on this event.
 *
 * @param demo - Element that contains the demo.
 */
export function replayFocus(demo: Element): void {
  const { activeElement } = document;
  if (activeElement && demo.contains(activeElement)) {
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }
}
