import { expect, test } from '@playwright/test';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-joy/components/chip/chip.mdx';

for (const key of ['Enter', 'Space']) {
  test(
    `${key} activates a clickable Joy UI chip`,
    forRows(PAGE, 'Enter, Space'),
    async ({ page }) => {
      await page.goto('/demo/joy-ui/?demo=chip/ClickableChip');
      const status = page.getByRole('status');
      // The click shows that the demo is interactive.
      await page.getByRole('button', { name: 'Yes' }).click();
      await expect(status).toHaveText('Answer sent: Yes');
      await page.getByRole('button', { name: 'No' }).focus();
      await page.keyboard.press(key);
      await expect(status).toHaveText('Answer sent: No');
    },
  );
}

for (const key of ['Enter', 'Space', 'Delete', 'Backspace']) {
  test(
    `${key} on the delete button of a Joy UI chip calls onDelete`,
    forRows(PAGE, 'Enter, Space, Delete, Backspace'),
    async ({ page }) => {
      await page.goto('/demo/joy-ui/?demo=chip/ClickableAndDeletableChip');
      const status = page.getByRole('status');
      await page.getByRole('button', { name: 'Ana Ruiz', exact: true }).click();
      await expect(status).toHaveText('Opened Ana Ruiz');
      await page.getByRole('button', { name: 'Delete Ana Ruiz' }).focus();
      await page.keyboard.press(key);
      await expect(status).toHaveText('Deleted Ana Ruiz');
    },
  );
}

test('deleting a Joy UI chip focuses its group', async ({ page }) => {
  await page.goto('/demo/joy-ui/?demo=chip/DeleteButtonChip');
  await page.getByRole('button', { name: 'Delete Refund' }).click();
  await expect(page.getByText('Refund')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Tags' })).toBeFocused();
});

test(
  'Enter follows a Joy UI chip that is a link',
  forRows(PAGE, 'Enter, Space'),
  async ({ page }) => {
    await page.goto('/demo/joy-ui/?demo=chip/LinkChip');
    await page.getByRole('link', { name: 'Invoice 1042' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#as-a-link$/);
  },
);

test(
  'Space leaves a Joy UI chip that is a link',
  forRows(PAGE, 'Enter, Space'),
  async ({ page }) => {
    await page.goto('/demo/joy-ui/?demo=chip/LinkChip');
    const link = page.getByRole('link', { name: 'Invoice 1042' });
    await link.focus();
    await page.keyboard.press('Space');
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(/LinkChip$/);
  },
);

test(
  'the arrow keys select a Joy UI chip with a radio button',
  forRows(PAGE, 'Arrow keys'),
  async ({ page }) => {
    await page.goto('/demo/joy-ui/?demo=chip/RadioChip');
    const radio = (name: string) => page.getByRole('radio', { name });
    await radio('Paid').check();
    await radio('Paid').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Overdue'],
      ['ArrowLeft', 'Paid'],
      ['ArrowDown', 'Overdue'],
      ['ArrowUp', 'Paid'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(radio(name), key).toBeChecked();
    }
  },
);

test('Space toggles a Joy UI chip with a checkbox', forRows(PAGE, 'Space'), async ({ page }) => {
  await page.goto('/demo/joy-ui/?demo=chip/CheckboxChip');
  const checkbox = page.getByRole('checkbox', { name: 'Invoices' });
  await checkbox.check();
  await checkbox.focus();
  await page.keyboard.press('Space');
  await expect(checkbox).not.toBeChecked();
});
