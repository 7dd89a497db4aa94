import type { Locator } from '@playwright/test';

/**
 * Watches for a text that is shown only for a moment, which polling could miss.
 *
 * @param element - An element that exists and stays in the page.
 * @param text - The element's complete text.
 * @returns A function that waits for the text. It resolves at once if the text was already shown.
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
