import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated, readyAllDemos } from './support/hydration';
import { layoutShifts, recordLayoutShifts, scrollThrough } from './support/layout-shift';
import { whenPainted } from './support/painted';

const VIEWPORTS = [
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
];

const COMPONENT_PAGES = ['/material-ui/react-button/', '/material-ui/react-table/'];

/** Links in the text of the page of dialogs, with the pages that they lead to. */
const LINKS = [
  { label: 'Text Field', url: '/material-ui/react-text-field/' },
  { label: 'Select', url: '/material-ui/react-select/' },
];

/** The demos in view, in the document's order. */
async function whenVisibleDemosReady(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.demo-root')].every((root) => {
      const { top, bottom } = root.getBoundingClientRect();
      return top > window.innerHeight || bottom < 0 || root.dataset.ready !== undefined;
    }),
  );
}

test('the code below a demo is as high as the room that is reserved for it', async ({ page }) => {
  await page.setViewportSize(VIEWPORTS[0]);
  await openHydrated(page, '/material-ui/react-text-field/');
  const previews = await page
    .locator('pre[style*="--lines"]:not([hidden])')
    .evaluateAll((elements) =>
      elements.map((element) => ({
        high: element.getBoundingClientRect().height,
        reserved: parseFloat(getComputedStyle(element).minHeight),
      })),
    );
  expect(previews.length).toBeGreaterThan(5);
  for (const { high, reserved } of previews) {
    expect(high - reserved).toBeLessThan(0.5);
  }
});

for (const viewport of VIEWPORTS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const url of COMPONENT_PAGES) {
      test(`nothing moves while ${url} loads`, async ({ page }) => {
        await recordLayoutShifts(page);
        await openHydrated(page, url);
        await whenVisibleDemosReady(page);
        await whenPainted(page);
        expect(await layoutShifts(page)).toEqual([]);
      });
    }

    for (const { label, url } of LINKS) {
      test(`nothing moves after a change of page to ${url}, while scrolling through it`, async ({
        page,
      }) => {
        await recordLayoutShifts(page);
        await openHydrated(page, '/material-ui/react-dialog/');
        await whenVisibleDemosReady(page);
        const article = page.getByRole('article');
        await article.getByRole('link', { name: label, exact: true }).first().click();
        await expect(page).toHaveURL(url);
        await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
        await whenVisibleDemosReady(page);
        await scrollThrough(page);
        await readyAllDemos(page);

        const shifts = await layoutShifts(page);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(0.001);
      });
    }
  });
}
