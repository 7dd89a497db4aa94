/** An element of a page: by role and accessible name, or by selector. */
export type Target = { role: 'button' | 'radio'; name: string } | { selector: string };

/** Describes a target in error messages. */
export function describeTarget(target: Target): string {
  return 'selector' in target ? target.selector : `${target.role} "${target.name}"`;
}

/**
 * Finds a visible element, scrolls it into view, and returns a point in it that receives clicks, in
 * CSS pixels of the viewport. Runs in the page, so it can't use anything from outside.
 *
 * @returns `null` if the element doesn't exist, is covered or is being moved by an animation.
 */
export function findPoint(target: Target): { x: number; y: number } | null {
  const selectors = {
    button: 'button',
    radio: 'input[type="radio"]',
  };
  const nameOf = (element: Element) => {
    const [label = element] = (element as HTMLInputElement).labels ?? [];
    return (element.getAttribute('aria-label') ?? label.textContent ?? '').trim();
  };
  const candidates =
    'selector' in target
      ? document.querySelectorAll(target.selector)
      : [...document.querySelectorAll(selectors[target.role])].filter(
          (element) => nameOf(element) === target.name,
        );
  for (const element of candidates) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    const isLabel = (element as HTMLInputElement).labels?.[0]?.contains(hit);
    const isMoving = document
      .getAnimations()
      .some(
        ({ effect, playState }) =>
          playState === 'running' && (effect as KeyframeEffect).target?.contains(element),
      );
    if (width > 0 && hit && (element.contains(hit) || isLabel) && !isMoving) {
      return point;
    }
  }
  return null;
}
