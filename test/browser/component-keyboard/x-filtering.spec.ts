import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Opens a demo. Its grid says in the footer how many rows match. */
async function openGrid(page: Page, demo: string, count: number) {
  await page.goto(`/demo/x/?demo=data-grid/filtering/${demo}`);
  await expectCount(page, count);
}

async function expectCount(page: Page, count: number) {
  await expect(page.getByText(`1–${count} of ${count}`)).toBeVisible();
}

test('the quick filter of a data grid combines words, and Escape clears it', async ({ page }) => {
  await openGrid(page, 'QuickFilterText', 2);
  const search = page.getByRole('searchbox');
  await expect(search).toHaveValue('screen');
  await search.fill('open printer');
  await expectCount(page, 1);
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await expectCount(page, 10);
});

test('a custom input of the filter panel gets the focus and filters by a range', async ({
  page,
}) => {
  await openGrid(page, 'CustomFilterInput', 3);
  const trigger = page.getByRole('button', { name: 'Filters', exact: true });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const from = page.getByRole('spinbutton', { name: 'From' });
  await expect(from).toBeFocused();
  await expect(from).toHaveValue('2');
  await from.fill('');
  await expectCount(page, 6);
  await page.keyboard.press('Escape');
  await expect(from).toBeHidden();
  await expectCount(page, 6);
});

test('a data grid with server-side filtering keeps its rows after an error', async ({ page }) => {
  await openGrid(page, 'FilterOnServer', 4);
  const broken = page.getByLabel('Server is down');
  await broken.click();
  await expect(page.getByRole('alert')).toContainText('being restarted');
  await expectCount(page, 4);
  await broken.click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expectCount(page, 4);
});

test('a filter by the value of a cell is set with the keyboard', async ({ page }) => {
  await openGrid(page, 'FilterByCellValue', 10);
  await page.getByRole('button', { name: 'Show tickets of City Library' }).first().focus();
  await page.keyboard.press('Enter');
  await expectCount(page, 2);
});
