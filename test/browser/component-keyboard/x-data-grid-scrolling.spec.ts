import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Opens a demo's page. The server renders no grid, so its cells show that it's interactive. */
async function open(page: Page, name: string) {
  await page.goto(`/demo/x/?demo=data-grid/scrolling/${name}`);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
}

test('a button scrolls a grid to a cell and focuses it', async ({ page }) => {
  await open(page, 'ScrollToReading');
  const focused = page.locator('[role="gridcell"]:focus');
  await page.getByRole('button', { name: 'Next high temperature' }).click();
  await expect(page.getByRole('status')).toHaveText('High temperature 1 of 8');
  await expect(focused).toHaveText(/^(2[6-9]|3\d) °C$/);
  await expect(focused).toBeInViewport({ ratio: 0.9 });
});

test('a grid starts at a scroll position and keeps it when it is opened again', async ({
  page,
}) => {
  await open(page, 'SavedScrollPosition');
  const row = page.locator('[role="row"][aria-rowindex="22"]');
  await expect(row).toBeInViewport();
  const button = page.getByRole('button', { name: 'Temperatures' });
  await button.click();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await button.click();
  await expect(row).toBeInViewport();
});

test('a grid renders all cells only without virtualization', async ({ page }) => {
  await open(page, 'RenderedCells');
  const status = page.getByRole('status');
  await expect(status).toHaveText(/^Cells in the DOM: [1-9]\d{0,2} of 2500$/);
  await page.getByRole('button', { name: 'Off' }).click();
  await expect(status).toHaveText('Cells in the DOM: 2500 of 2500');
});
