import { decodeUriComponent } from 'docusaurus-speed/decode-uri';

/** The tab that shows a panel, on this site or by Docusaurus's `Tabs`, which don't refer to it. */
function tabOf(panel: Element): HTMLElement | undefined {
  const panels = panel.parentElement!;
  const tabs = panel.id
    ? document.querySelectorAll(`[role=tab][aria-controls="${panel.id}"]`)
    : panels.previousElementSibling?.children;
  const index = panel.id ? 0 : [...panels.children].indexOf(panel);
  return tabs?.[index] as HTMLElement | undefined;
}

/**
 * Opens the `<details>` and selects the tabs that an element is in.
 *
 * @returns Whether one was closed. React shows a selected tab in the next microtask.
 */
export function revealElement(element: Element): boolean {
  let isChanged = false;
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (box instanceof HTMLDetailsElement && !box.open) {
      box.open = true;
      isChanged = true;
    }
    const isPanel = box.getAttribute('role') === 'tabpanel';
    if (isPanel && getComputedStyle(box).display === 'none') {
      tabOf(box)?.click();
      isChanged = true;
    }
  }
  return isChanged;
}

/** Scrolls to an element after opening what it is in. */
export function scrollToHidden(element: Element): void {
  revealElement(element);
  // Docusaurus's tabs keep their own position when a tab is selected, in microtasks after the render.
  requestAnimationFrame(() => element.scrollIntoView());
}

/**
 * Reveals the element that a hash leads to.
 *
 * @param hash - The fragment of an address, with `#`; empty for none.
 * @returns The element if it was hidden.
 */
export function revealHash(hash: string): Element | null {
  const element = document.getElementById(decodeUriComponent(hash.slice(1)));
  return element && revealElement(element) ? element : null;
}

/**
 * A hash with the letter case of the page's anchor, because people write it in their own.
 *
 * @param hash - The fragment of an address, with `#`; empty for none.
 * @returns `hash` itself if the page has that anchor, or none in any case.
 * @example spelledHash('#Color') // '#color'
 */
export function spelledHash(hash: string): string {
  const id = decodeUriComponent(hash.slice(1));
  if (id === '' || document.getElementById(id)) {
    return hash;
  }
  const found = [...document.querySelectorAll('[id]')].find(
    (element) => element.id.toLowerCase() === id.toLowerCase(),
  );
  return found ? `#${encodeURI(found.id)}` : hash;
}
