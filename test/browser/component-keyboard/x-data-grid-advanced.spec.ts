import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Opens a demo's page. The server renders no grid, so its cells show that it's interactive. */
async function open(page: Page, name: string) {
  await page.goto(`/demo/x/?demo=data-grid/advanced/${name}`);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  return page.getByRole('grid');
}

test('buttons call methods of a grid', async ({ page }) => {
  const grid = await open(page, 'TicketCommands');
  await page.getByRole('button', { name: 'Urgent, oldest first' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', '11');
  const age = page.getByRole('columnheader', { name: 'Age' });
  await expect(age).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'All' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', '31');
});

for (const key of ['Enter', 'Space']) {
  test(`${key} activates a button in a cell`, async ({ page }) => {
    await open(page, 'TicketCellCommand');
    await page.getByRole('gridcell', { name: 'Low', exact: true }).first().click();
    await page.keyboard.press('ArrowRight');
    const button = page.getByRole('button', { name: 'Urgent, ticket 501' });
    await expect(button).toBeFocused();
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toBeFocused();
  });
}

test('a handler replaces the default action of a key', async ({ page }) => {
  await open(page, 'TicketKeyEvents');
  const status = page.getByRole('status');
  await page.getByRole('gridcell', { name: 'Login fails' }).first().click();
  await expect(status).toHaveText('subject of 501 clicked');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('Ticket 501 opened');
  await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('F2');
  await expect(page.getByRole('grid').getByRole('textbox')).toBeFocused();
});

test('a slot reacts to the events of a grid', async ({ page }) => {
  await open(page, 'TicketEditEvents');
  await page.getByRole('gridcell', { name: 'Login fails' }).first().dblclick();
  const status = page.getByRole('status');
  await expect(status).toHaveText('Started editing 501: cellDoubleClick');
  await page.keyboard.press('Escape');
  await expect(status).toHaveText('Stopped editing 501: escapeKeyDown');
});

test('a saved view is restored', async ({ page }) => {
  await open(page, 'TicketSavedViews');
  const age = page.getByRole('columnheader', { name: 'Age' });
  const subject = page.getByRole('columnheader', { name: 'Subject' });
  await expect(age).toHaveAttribute('aria-sort', 'descending');
  await subject.focus();
  await page.keyboard.press('Enter');
  await expect(subject).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Restore view' }).click();
  await expect(age).toHaveAttribute('aria-sort', 'descending');
  await expect(subject).toHaveAttribute('aria-sort', 'none');
});

test('removing a chip removes its filter, and focuses the column', async ({ page }) => {
  const grid = await open(page, 'TicketFilterChips');
  await expect(grid).not.toHaveAttribute('aria-rowcount', '31');
  await page.getByRole('button', { name: 'Age, hours > 48' }).focus();
  await page.keyboard.press('Delete');
  await expect(grid).toHaveAttribute('aria-rowcount', '31');
  await expect(page.getByRole('columnheader', { name: 'Age' })).toBeFocused();
});
