import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

function field(page: Page, label: string): Locator {
  return page.getByRole('group', { name: label, exact: true });
}

function section(page: Page, label: string, unit: string): Locator {
  return field(page, label).getByRole('spinbutton', { name: unit, exact: true });
}

function day(page: Page, name: string): Locator {
  return page.getByRole('gridcell', { name, exact: true });
}

test('digits fill the sections of a date field', async ({ page }) => {
  await page.goto('/demo/x/?demo=date-pickers/date-field/DateFieldBasic');
  await section(page, 'Date of birth', 'Month').click();
  await expect(section(page, 'Date of birth', 'Month')).toBeFocused();
  await page.keyboard.type('05092026');
  await expect(section(page, 'Date of birth', 'Month')).toHaveText('05');
  await expect(section(page, 'Date of birth', 'Day')).toHaveText('09');
  await expect(section(page, 'Date of birth', 'Year')).toHaveText('2026');
  await expect(page.getByRole('status')).toHaveText('Born on a Saturday');
});

test('a date field reacts to the keys that its page lists', async ({ page }) => {
  await page.goto('/demo/x/?demo=date-pickers/date-field/DateFieldFormats');
  const [year, month] = [
    section(page, 'Invoice date', 'Year'),
    section(page, 'Invoice date', 'Month'),
  ];
  await year.click();
  await expect(year).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(year).toHaveText('2027');
  await page.keyboard.press('ArrowRight');
  await expect(month).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(month).toHaveText('04');
  await page.keyboard.press('Backspace');
  await expect(month).toHaveText('MM');
  await page.keyboard.press('ArrowLeft');
  await expect(year).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(year).toHaveText('YYYY');
});

test('a desktop date picker opens with Enter, and Enter selects a day', async ({ page }) => {
  await page.goto('/demo/x/?demo=date-pickers/base-concepts/PickerVariants');
  const button = field(page, 'Always a popper').getByRole('button');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(day(page, '15')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(day(page, '16')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(day(page, '23')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(section(page, 'Always a popper', 'Day')).toHaveText('23');
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleName(/May 23, 2026/);
});

test('Escape closes a desktop date picker', async ({ page }) => {
  await page.goto('/demo/x/?demo=date-pickers/base-concepts/PickerVariants');
  const button = field(page, 'Always a popper').getByRole('button');
  await button.focus();
  await page.keyboard.press('Space');
  await expect(day(page, '15')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
  await expect(section(page, 'Always a popper', 'Day')).toHaveText('15');
});

for (const [action, result] of [
  ['OK', '14'],
  ['Cancel', '15'],
] as const) {
  test(`${action} closes a mobile date picker with day ${result}`, async ({ page }) => {
    await page.goto('/demo/x/?demo=date-pickers/base-concepts/PickerVariants');
    await field(page, 'Always a dialog').getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(day(page, '15')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(day(page, '14')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(day(page, '14')).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: action, exact: true }).press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(section(page, 'Always a dialog', 'Day')).toHaveText(result);
  });
}

test('a calendar loads the data of the month that it shows', async ({ page }) => {
  await page.goto('/demo/x/?demo=date-pickers/date-calendar/DateCalendarBadges');
  await expect(day(page, '14, free tables: 2')).toBeEnabled();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(day(page, '3, free tables: 1')).toBeEnabled();
  await expect(day(page, '5, free tables: 0')).toBeDisabled();
});
