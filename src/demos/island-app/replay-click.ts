/** Focuses and clicks the control that was clicked before the demo was interactive. */
export function replayClick(target: EventTarget | null): void {
  if (target instanceof HTMLElement || target instanceof SVGElement) {
    const clicked = target.closest<HTMLElement>('button, a, input, label, [role], [tabindex]');
    if (clicked?.isConnected) {
      clicked.focus({ preventScroll: true });
      clicked.click();
    }
  }
}
