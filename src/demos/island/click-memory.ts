/**
 * Remembers the last click inside an element until somebody can act on it, so that a click made
 * before a demo is interactive is not lost; `replayClick` acts on it.
 *
 * @returns A function that stops listening and gives what was clicked, once; `null` without a click.
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
