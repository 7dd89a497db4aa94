/**
 * Remembers the last click inside an element until somebody can act on it, so that a click made
 * before a demo is interactive is not lost.
 *
 * @returns A function that stops listening and replays the click, once.
 */
export function rememberClick(element: Element): () => void {
  let target: EventTarget | null = null;
  const listen = (event: Event) => {
    target = event.target;
  };
  element.addEventListener('click', listen);
  return () => {
    element.removeEventListener('click', listen);
    if (target instanceof HTMLElement || target instanceof SVGElement) {
      const clicked = target.closest<HTMLElement>('button, a, input, label, [role], [tabindex]');
      target = null;
      if (clicked?.isConnected) {
        clicked.focus({ preventScroll: true });
        clicked.click();
      }
    }
  };
}
