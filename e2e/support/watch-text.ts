import type { Locator } from '@playwright/test';

/**
 * Watches for a text that appears only briefly, which polling could miss.
 *
 * @param element - An element that stays in the page.
 * @param text - Its complete text.
 * @returns Once the watch has started, a function that waits for the text.
 */
export async function watchText(element: Locator, text: string): Promise<() => Promise<void>> {
  const watch = await element.evaluateHandle((node, wanted) => {
    const seen = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => look());
      const look = () => {
        if (node.textContent.trim() === wanted) {
          observer.disconnect();
          resolve();
        }
      };
      observer.observe(node, { subtree: true, childList: true, characterData: true });
      look();
    });
    return { seen };
  }, text);
  return () => watch.evaluate(({ seen }) => seen);
}
