import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated, readyAllDemos } from './support/hydration';
import { layoutShifts, recordLayoutShifts, scrollThrough } from './support/layout-shift';
import { whenPainted } from './support/painted';

const VIEWPORTS = [
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
];

const COMPONENT_PAGES = [
  { label: 'Button', url: '/material-ui/react-button/' },
  { label: 'Table', url: '/material-ui/react-table/' },
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

/** Follows a link of the sidebar, which hides behind a button on a phone. */
async function followSidebarLink(page: Page, label: string): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Open main navigation' });
  if (await toggle.isVisible()) {
    await toggle.click();
  }
  const sidebar = page.getByRole('navigation', { name: 'Material UI documentation' });
  await sidebar.getByRole('link', { name: label, exact: true }).click();
}

for (const viewport of VIEWPORTS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { label, url } of COMPONENT_PAGES) {
      test(`nothing moves while ${url} loads`, async ({ page }) => {
        await recordLayoutShifts(page);
        await openHydrated(page, url);
        await whenVisibleDemosReady(page);
        await whenPainted(page);
        expect(await layoutShifts(page)).toEqual([]);
      });

      test(`nothing moves after a change of page to ${url}, while scrolling through it`, async ({
        page,
      }) => {
        await recordLayoutShifts(page);
        await openHydrated(page, '/material-ui/react-alert/');
        await whenVisibleDemosReady(page);
        await followSidebarLink(page, label);
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
