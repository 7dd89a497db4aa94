import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Opens a demo's page. The field shows the text of its value once the demo is interactive. */
async function focusField(page: Page, demo: string, name: string, text: string) {
  await page.goto(`/demo/joy-ui/?demo=autocomplete/${demo}`);
  const field = page.getByRole('combobox', { name });
  await expect(field).toHaveValue(text);
  await field.focus();
  return field;
}

async function expectHighlighted(page: Page, name: string) {
  await expect(page.getByRole('option', { name })).toHaveClass(/Mui-focusVisible/);
}

for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']) {
  test(`${key} opens an autocomplete at its value, and Escape keeps it`, async ({ page }) => {
    const field = await focusField(page, 'BasicAutocomplete', 'Customer', 'Globex');
    await page.keyboard.press(key);
    await expect(page.getByRole('option', { name: 'Globex' })).toHaveClass(/Mui-focused/);
    await page.keyboard.press('ArrowDown');
    await expectHighlighted(page, 'Hooli');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Globex');
  });
}

test('the list of an autocomplete reacts to the keys that its page lists', async ({ page }) => {
  const field = await focusField(page, 'BasicAutocomplete', 'Customer', 'Globex');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox', { name: 'Customer' })).toBeVisible();
  for (const [key, name] of [
    ['ArrowUp', 'Acme Inc.'],
    ['ArrowUp', 'Wayne Ltd.'],
    ['ArrowDown', 'Acme Inc.'],
    ['PageDown', 'Umbrella'],
    ['PageDown', 'Wayne Ltd.'],
    ['PageUp', 'Globex'],
    ['PageUp', 'Acme Inc.'],
    ['End', 'Wayne Ltd.'],
    ['Home', 'Acme Inc.'],
  ] as const) {
    await page.keyboard.press(key);
    await expectHighlighted(page, name);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field).toHaveValue('Acme Inc.');
});

test('typing opens and filters the list, and Tab resets the text', async ({ page }) => {
  const field = await focusField(page, 'BasicAutocomplete', 'Customer', 'Globex');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('hoo');
  await expect(page.getByRole('option')).toHaveText(['Hooli']);
  await page.keyboard.press('ArrowDown');
  await expectHighlighted(page, 'Hooli');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field).not.toBeFocused();
  await expect(field).toHaveValue('Globex');
});

test('the chips of an autocomplete react to the keys that its page lists', async ({ page }) => {
  await page.goto('/demo/joy-ui/?demo=autocomplete/Tags');
  const field = page.getByRole('combobox', { name: 'Recipients' });
  const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
  // The list opens once the demo is interactive.
  await expect(async () => {
    await field.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('ArrowLeft');
  await expect(remove('Ben Okafor')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(remove('Ana Ruiz')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(remove('Ben Okafor')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await expect(remove('Ana Ruiz')).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(remove('Ben Okafor')).toHaveCount(0);
});

test('Tab accepts the hint of an autocomplete', async ({ page }) => {
  await page.goto('/demo/joy-ui/?demo=autocomplete/AutocompleteHint');
  const field = page.getByRole('combobox', { name: 'Customer' });
  // The list opens once the demo is interactive.
  await expect(async () => {
    await field.fill('H');
    await expect(page.getByRole('option')).toHaveText(['Hooli', 'Initech'], { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('Hooli');
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
});
