import { expect, test } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { openHydrated, readyDemo } from './support/hydration';
import { storeSettings } from './support/reader-settings';
import { DESKTOP, PHONE } from './support/window-sizes';

// The content is English: in a right-to-left layout, its letters and signs keep their order, so a full
// stop is at the right end of its sentence.

/**
 * The texts inside an element whose characters aren't in order from left to right, line by line. Skips
 * code, which always is left to right, and what only screen readers read.
 */
function scrambledTexts(root: Locator, skipped = ''): Promise<string[]> {
  return root.evaluate((container, more) => {
    const skip = ['pre', 'svg', 'script', 'style', 'noscript', '.sr-only', ...(more ? [more] : [])];
    const blockOf = (node: Node): Element => {
      let element = node.parentElement!;
      while (getComputedStyle(element).display === 'inline') {
        element = element.parentElement!;
      }
      return element;
    };
    const texts = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (node.data.trim() !== '' && !node.parentElement!.closest(skip.join())) {
        const block = blockOf(node);
        texts.set(block, [...(texts.get(block) ?? []), node]);
      }
    }
    const range = document.createRange();
    const scrambled: string[] = [];
    for (const nodes of texts.values()) {
      let before: DOMRect | null = null;
      const isInOrder = nodes.every((node) =>
        node.data.split('').every((character, index) => {
          if (character.trim() === '' || character === '\u200b') {
            return true;
          }
          range.setStart(node, index);
          range.setEnd(node, Math.min(index + 1, node.length));
          const rect = range.getBoundingClientRect();
          if (rect.width === 0) {
            return true;
          }
          const isSameLine = before !== null && Math.abs(rect.bottom - before.bottom) < 4;
          const follows: boolean = !isSameLine || rect.left > before!.left - 1;
          before = rect;
          return follows;
        }),
      );
      if (!isInOrder) {
        scrambled.push(
          nodes
            .map(({ data }) => data)
            .join('')
            .slice(0, 120),
        );
      }
    }
    return scrambled;
  }, skipped);
}

for (const route of [
  '/material-ui/react-text-field/',
  '/material-ui/api/button/',
  '/docs-infra/writing-pages/',
]) {
  test(`English keeps its order in ${route} from right to left`, async ({ page }) => {
    await storeSettings(page, { direction: 'rtl' });
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await openHydrated(page, route);
      expect(await scrambledTexts(page.getByRole('main'), '.demo-root')).toEqual([]);
    }
  });
}

test('the texts of a demo keep their order, and its layout is mirrored', async ({ page }) => {
  await storeSettings(page, { direction: 'rtl' });
  await openHydrated(page, '/material-ui/react-table/');
  const demo = await readyDemo(page, 'BasicTable');
  expect(await scrambledTexts(demo)).toEqual([]);
  const cells = await demo.getByRole('row').nth(1).locator('th, td').all();
  const [first, second] = await Promise.all(cells.slice(0, 2).map((cell) => cell.boundingBox()));
  expect(first!.x).toBeGreaterThan(second!.x);
  await expect(cells[0]!).toHaveCSS('text-align', 'right');
});
