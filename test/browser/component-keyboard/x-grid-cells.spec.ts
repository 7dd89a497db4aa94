import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Opens a demo and focuses a cell. Cells exist only in the interactive grid. */
async function focusCell(page: Page, demo: string, name: string) {
  await page.goto(`/demo/x/?demo=data-grid/cells/${demo}`);
  const cell = page.getByRole('gridcell', { name, exact: true });
  await cell.click();
  await expect(cell).toBeFocused();
}

test('arrow keys reach the switch of a cell, and Space toggles it', async ({ page }) => {
  await focusCell(page, 'CellSwitches', 'Invoice shows the old address');
  await page.keyboard.press('ArrowRight');
  const first = page.getByLabel('Invoice shows the old address: answered');
  await expect(first).toBeFocused();
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Password link expired: answered')).toBeFocused();
});

test('Space opens a long text, and Escape closes it', async ({ page }) => {
  await focusCell(page, 'LongTextCells', 'Password link expired');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: /^The link in the email/ })).toBeFocused();
  await page.keyboard.press('Space');
  const popup = page.getByRole('dialog', { name: 'Message' });
  await expect(popup).toContainText('valid for ten minutes only');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
});

test('a cell with a text that expands grows and shows all of it', async ({ page }) => {
  await focusCell(page, 'ExpandableMessages', 'Delivery to two addresses');
  await page.keyboard.press('ArrowRight');
  const button = (action: string) =>
    page.getByRole('button', { name: `${action} of Delivery to two addresses` });
  await expect(button('Show more')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button('Show less')).toBeFocused();
  await expect(page.getByText('pay for the delivery twice?')).toBeVisible();
});

test('a cell that gets the focus shows its tooltip', async ({ page }) => {
  await focusCell(page, 'CellTooltips', 'Password link expired');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tooltip')).toHaveText('Dublin, waiting for 12 min');
});
