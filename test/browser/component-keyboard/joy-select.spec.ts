import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-joy/components/select/select.mdx';

/** Opens a demo's page. The select shows its text once its options have registered. */
async function focusSelect(page: Page, demo: string, name: string, text: string) {
  await page.goto(`/demo/joy-ui/?demo=select/${demo}`);
  const select = page.getByRole('combobox', { name });
  await expect(select).toHaveText(text);
  await select.focus();
  return select;
}

/** The rows of the keys that open the list. */
const OPENS = {
  Enter: 'Enter, Space → Opens',
  Space: 'Enter, Space → Opens',
  ArrowDown: 'Arrow Down → Opens',
  ArrowUp: 'Arrow Up → Opens',
} as const;

for (const [key, row] of Object.entries(OPENS)) {
  test(
    `${key} opens a select at its value, and Escape keeps it`,
    forRows(PAGE, row, 'Escape'),
    async ({ page }) => {
      const select = await focusSelect(page, 'SelectBasic', 'Invoice status', 'Open');
      await page.keyboard.press(key);
      await expect(page.getByRole('option', { name: 'Open' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toBeHidden();
      await expect(select).toBeFocused();
      await expect(select).toHaveText('Open');
    },
  );
}

for (const [key, name] of [
  ['Enter', 'Viewer'],
  ['Space', 'Viewer'],
  ['ArrowDown', 'Viewer'],
  ['ArrowUp', 'Administrator'],
] as const) {
  test(
    `${key} opens a select without a value at ${name}`,
    forRows(PAGE, OPENS[key]),
    async ({ page }) => {
      await focusSelect(page, 'SelectFormSubmission', 'Role', 'Select a role');
      await page.keyboard.press(key);
      await expect(page.getByRole('option', { name })).toBeFocused();
    },
  );
}

test(
  'the list of a select reacts to the keys that its page lists',
  forRows(
    PAGE,
    'Arrow Down → Moves',
    'Arrow Up → Moves',
    'Home, End',
    'Page Up, Page Down',
    'A letter',
  ),
  async ({ page }) => {
    await focusSelect(page, 'SelectGroupedOptions', 'Office', 'Select an office');
    await page.keyboard.press('Enter');
    const option = (name: string) => page.getByRole('option', { name });
    await expect(option('Bogotá')).toBeFocused();
    for (const [key, name] of [
      ['ArrowUp', 'Oslo'],
      ['ArrowDown', 'Bogotá'],
      ['ArrowDown', 'Chicago'],
      ['Home', 'Bogotá'],
      ['End', 'Oslo'],
      ['PageUp', 'Osaka'],
      ['PageUp', 'Bogotá'],
      ['PageDown', 'Singapore'],
      ['PageDown', 'Oslo'],
      ['t', 'Toronto'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(option(name), key).toBeFocused();
    }
  },
);

test('several letters find an option of a select', forRows(PAGE, 'A letter'), async ({ page }) => {
  await focusSelect(page, 'SelectGroupedOptions', 'Office', 'Select an office');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Bogotá' })).toBeFocused();
  // The first letter finds "Seoul".
  await page.keyboard.type('si');
  await expect(page.getByRole('option', { name: 'Singapore' })).toBeFocused();
});

for (const key of ['Enter', 'Space']) {
  test(
    `${key} selects an option and closes the list`,
    forRows(PAGE, 'Enter, Space → Selects'),
    async ({ page }) => {
      const select = await focusSelect(page, 'SelectBasic', 'Invoice status', 'Open');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('option', { name: 'Open' })).toBeFocused();
      // The disabled option after "Paid" is skipped.
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('option', { name: 'Paid' })).toBeFocused();
      await page.keyboard.press(key);
      await expect(page.getByRole('listbox')).toBeHidden();
      await expect(select).toBeFocused();
      await expect(select).toHaveText('Paid');
    },
  );

  test(
    `${key} toggles an option of a multiple select`,
    forRows(PAGE, 'Enter, Space → Selects'),
    async ({ page }) => {
      const select = await focusSelect(page, 'SelectMultiple', 'Notifications', 'Email, Push');
      await page.keyboard.press('Enter');
      const email = page.getByRole('option', { name: 'Email' });
      await expect(email).toBeFocused();
      await page.keyboard.press(key);
      await expect(email).toHaveAttribute('aria-selected', 'false');
      await page.keyboard.press(key);
      await expect(email).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('listbox')).toBeVisible();
      await expect(select).toHaveText('Push, Email');
    },
  );
}

test(
  'Tab closes the list of a select without a selection',
  forRows(PAGE, 'Tab'),
  async ({ page }) => {
    const select = await focusSelect(page, 'SelectBasic', 'Invoice status', 'Open');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'Open' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(select).not.toBeFocused();
    await expect(select).toHaveText('Open');
  },
);
