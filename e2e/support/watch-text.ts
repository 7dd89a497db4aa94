import type { Locator } from '@playwright/test';

/**
 * Looks out for a text that stands for a moment only, which a look now and then could miss.
 *
 * @param element - An element that is there, and stays.
 * @param text - All of its text.
 * @returns Once nothing can be missed any more, a function that waits for the text.
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
