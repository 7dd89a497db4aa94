/** Whether an element is below the viewport, so the reader doesn't see when its height changes. */
export function isBelowFold(element: Element): boolean {
  return element.getBoundingClientRect().top >= window.innerHeight;
}
