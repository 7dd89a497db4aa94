/**
 * Remembers the last click inside an element, so `replayClick` can replay it when the demo is
 * interactive.
 *
 * @returns A function that stops listening and returns the clicked element; `null` without a click,
 *   and on later calls.
 */
export function rememberClick(element: Element): () => EventTarget | null {
  let target: EventTarget | null = null;
  const listen = (event: Event) => {
    target = event.target;
  };
  element.addEventListener('click', listen);
  return () => {
    element.removeEventListener('click', listen);
    const taken = target;
    target = null;
    return taken;
  };
}
