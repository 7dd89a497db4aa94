import type { Locator } from '@playwright/test';

/**
 * Waits for a text that stands for a moment only, which a look now and then could miss.
 *
 * @param element - An element that is there, and stays.
 * @param text - All of its text.
 */
export function momentaryText(element: Locator, text: string): Promise<void> {
  return element.evaluate(
    (node, wanted) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => look());
        const look = () => {
          if (node.textContent.trim() === wanted) {
            observer.disconnect();
            resolve();
          }
        };
        observer.observe(node, { subtree: true, childList: true, characterData: true });
        look();
      }),
    text,
  );
}
