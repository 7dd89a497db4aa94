import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Opens a demo's page. The server renders none for this address, so what it shows is interactive. */
async function openDemo(page: Page, demo: string) {
  await page.goto(`/demo/x/?demo=date-pickers/${demo}`);
}

const section = (page: Page, name: string) => page.getByRole('spinbutton', { name });

/** Opens the calendar and selects a day. */
async function selectDay(page: Page, day: string) {
  await page.getByRole('button', { name: 'Choose date' }).click();
  const cell = page.getByRole('gridcell', { name: day, exact: true });
  await cell.click();
  await expect(cell).toHaveAttribute('aria-selected', 'true');
}

test('a picker describes its field with the reason of an error', async ({ page }) => {
  await openDemo(page, 'validation/ErrorText');
  const field = page.getByRole('group', { name: 'Appointment' });
  await expect(field).toHaveAccessibleDescription('We are closed on weekends. Select a weekday.');
  await section(page, 'Day').click();
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAccessibleDescription('Monday to Friday');
});

test('a form with an empty date focuses its field', async ({ page }) => {
  await openDemo(page, 'validation/CheckedForm');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(section(page, 'Month')).toBeFocused();
  await expect(page.getByRole('group', { name: 'Invoice date' })).toHaveAccessibleDescription(
    'Enter the invoice date.',
  );
});

test('a button as the field of a picker opens the calendar', async ({ page }) => {
  await openDemo(page, 'custom-field/ButtonField');
  const button = page.getByRole('button', { name: 'Delivery: May 15' });
  await expect(button).toHaveAccessibleDescription('Deliveries start on May 18.');
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('an input as the field of a picker reports a date that does not exist', async ({ page }) => {
  await openDemo(page, 'custom-field/PlainTextField');
  const input = page.getByRole('textbox', { name: 'Date of birth' });
  await input.fill('1988-11-31');
  await expect(input).toHaveAccessibleDescription('Error: invalidDate');
  await expect(input).toHaveValue('1988-11-31');
  await input.fill('1988-11-30');
  await expect(input).toHaveAccessibleDescription('YYYY-MM-DD');
  await input.fill('');
  await expect(input).toHaveValue('');
  await expect(input).toHaveAccessibleDescription('YYYY-MM-DD');
});

test('an Autocomplete as the field of a picker sets the day', async ({ page }) => {
  await openDemo(page, 'custom-field/AutocompleteField');
  const input = page.getByRole('combobox', { name: 'Delivery' });
  await expect(input).toHaveValue('Wed, May 20');
  await input.press('ArrowDown');
  await page.getByRole('option', { name: 'Wed, May 27' }).click();
  await expect(input).toHaveValue('Wed, May 27');
});

test('onAccept is called for OK and not for Cancel', async ({ page }) => {
  await openDemo(page, 'lifecycle/SaveOnAccept');
  await selectDay(page, '20');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(section(page, 'Day')).toHaveText('15');
  await expect(page.getByRole('status')).toHaveText('Saved: May 15, 2026');
  await expect(page.getByRole('dialog')).toBeHidden();
  await selectDay(page, '21');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved: May 21, 2026');
});

test('a shortcut with a low importance leaves the picker open', async ({ page }) => {
  await openDemo(page, 'shortcuts/ConfirmedShortcut');
  await page.getByRole('button', { name: 'Choose date' }).click();
  await page.getByRole('button', { name: '60 days' }).click();
  await expect(page.getByRole('grid', { name: 'July 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(section(page, 'Month')).toHaveText('07');
  await expect(section(page, 'Day')).toHaveText('14');
});

test('a button selects a section of a field', async ({ page }) => {
  await openDemo(page, 'fields/SelectedSections');
  await page.getByRole('button', { name: 'Edit year' }).click();
  await expect(section(page, 'Year')).toBeFocused();
});

test('pickers show one value in several timezones', async ({ page }) => {
  await openDemo(page, 'timezone/MeetingTimezones');
  const hours = (name: string) =>
    page.getByRole('group', { name }).getByRole('spinbutton', { name: 'Hours' });
  await expect(hours('Asia/Tokyo')).toHaveText('22');
  await hours('America/New_York').click();
  await page.keyboard.press('ArrowUp');
  await expect(hours('America/New_York')).toHaveText('10');
  await expect(hours('Asia/Tokyo')).toHaveText('23');
});

test('a picker changes its texts with the language', async ({ page }) => {
  await openDemo(page, 'localization/TranslatedTexts');
  await expect(section(page, 'Monat')).toHaveText('MM');
  await expect(section(page, 'Jahr')).toHaveText('JJJJ');
  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await expect(section(page, 'Year')).toHaveText('YYYY');
  await expect(page.getByRole('button', { name: 'Choose date' })).toBeVisible();
});

test('a registered locale sets the first day of the week', async ({ page }) => {
  await openDemo(page, 'adapters-locale/FirstDayOfWeek');
  const headers = page.getByRole('columnheader');
  await expect(headers.nth(0)).toHaveAccessibleName('Week number');
  await expect(headers.nth(1)).toHaveAccessibleName('Monday');
});
