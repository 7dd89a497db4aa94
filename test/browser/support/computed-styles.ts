import type { Locator } from '@playwright/test';

/** All computed properties of an element, or of one of its generated boxes. */
export interface ElementStyles {
  /** Path from the root, such as `div[0] > button[1]::before`. */
  place: string;
  values: Readonly<Record<string, string>>;
}

/**
 * Reads the computed styles of everything inside an element, generated content included.
 *
 * @param root - The element; it is not part of the result.
 */
export function computedStyles(root: Locator): Promise<ElementStyles[]> {
  return root.evaluate((container) => {
    const found: { place: string; values: Record<string, string> }[] = [];
    const read = (element: Element, place: string, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && ['none', 'normal'].includes(style.content)) {
        return;
      }
      // Custom properties are compared through the properties that use them.
      const names = [...style].filter((name) => !name.startsWith('--'));
      const values = Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
      found.push({ place: place + (pseudo ?? ''), values });
    };
    const walk = (parent: Element, path: string) => {
      [...parent.children].forEach((element, index) => {
        const place = `${path}${element.localName}[${index}]`;
        read(element, place);
        read(element, place, '::before');
        read(element, place, '::after');
        walk(element, `${place} > `);
      });
    };
    walk(container, '');
    return found;
  });
}
