import { expect, test } from '@playwright/test';
import { openHydrated } from './support/hydration';
import { sidewaysOverflow } from './support/overflow';

const SNAPSHOT = '/size-snapshot/';

test('every cell of the size snapshot is visible on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openHydrated(page, SNAPSHOT);
  const cut = await page.getByRole('table').evaluate((table) =>
    [...table.querySelectorAll('th, td')]
      .filter((cell) => {
        const { left, right, height } = cell.getBoundingClientRect();
        return left < 0 || right > window.innerWidth || height === 0;
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);
});

test('the labels of the columns end where their numbers do', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openHydrated(page, SNAPSHOT);
  const ends = await page.getByRole('table').evaluate((table) => {
    const endOf = (cell: Element) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      range.selectNodeContents(texts.nextNode()!);
      return range.getBoundingClientRect().right;
    };
    const numbers = [...table.querySelectorAll('tbody tr:first-child td')].map(endOf);
    const labels = [...table.querySelectorAll('thead th:not(:first-child)')].map(endOf);
    return numbers.map((number, index) => Math.round(Math.abs(number - labels[index]!)));
  });
  expect(ends).toEqual(ends.map(() => 0));
  expect(ends.length).toBeGreaterThan(2);
});
