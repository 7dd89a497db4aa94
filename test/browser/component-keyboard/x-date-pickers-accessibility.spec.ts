import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Opens a demo's page. The server renders none for this address, so what it shows is interactive. */
async function openDemo(page: Page, demo: string, query = '') {
  await page.goto(`/demo/x/?demo=date-pickers/${demo}${query}`);
}

/** Opens the demo of a picker with the date 05/15/2026, and selects a section of its field. */
async function selectSection(page: Page, name: 'Month' | 'Day' | 'Year') {
  await openDemo(page, 'accessibility/NamedPicker');
  const section = page.getByRole('spinbutton', { name });
  await section.click();
  await expect(section).toBeFocused();
  return section;
}

test('a picker has the names that its page lists', async ({ page }) => {
  await openDemo(page, 'accessibility/NamedPicker');
  const field = page.getByRole('group', { name: 'Check-in' });
  await expect(field).toHaveAccessibleDescription('Rooms are ready from 3 pm.');
  await expect(field.getByRole('spinbutton', { name: 'Month' })).toHaveAttribute(
    'aria-valuetext',
    'May',
  );
  await page.getByRole('button', { name: 'Choose date, selected date is May 15, 2026' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check-in' });
  await expect(dialog.getByRole('grid', { name: 'May 2026' })).toBeVisible();
  await expect(dialog.getByRole('gridcell', { name: '15', exact: true })).toBeFocused();
});

test('a section of a date field reacts to the keys that its page lists', async ({ page }) => {
  const month = await selectSection(page, 'Month');
  for (const [key, value] of [
    ['ArrowUp', '06'],
    ['ArrowDown', '05'],
    ['PageUp', '10'],
    ['PageDown', '05'],
    ['Home', '01'],
    ['ArrowDown', '12'],
    ['ArrowUp', '01'],
    ['End', '12'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(month, key).toHaveText(value);
    await expect(month, key).toBeFocused();
  }
});

test('Arrow Left and Arrow Right move between the sections of a date field', async ({ page }) => {
  await selectSection(page, 'Month');
  for (const [key, name] of [
    ['ArrowRight', 'Day'],
    ['ArrowRight', 'Year'],
    ['ArrowRight', 'Year'],
    ['ArrowLeft', 'Day'],
    ['ArrowLeft', 'Month'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('spinbutton', { name }), key).toBeFocused();
  }
});

test('digits fill a date field and move to its next section', async ({ page }) => {
  const month = await selectSection(page, 'Month');
  const day = page.getByRole('spinbutton', { name: 'Day' });
  const year = page.getByRole('spinbutton', { name: 'Year' });
  await page.keyboard.press('7');
  await expect(month).toHaveText('07');
  await expect(day).toBeFocused();
  await page.keyboard.press('2');
  await expect(day).toHaveText('02');
  await expect(day).toBeFocused();
  await page.keyboard.press('0');
  await expect(day).toHaveText('20');
  await expect(year).toBeFocused();
});

test('letters select the month of a date field, and AM or PM', async ({ page }) => {
  const month = await selectSection(page, 'Month');
  await page.keyboard.press('m');
  await expect(month).toHaveText('03');
  await page.keyboard.press('a');
  await page.keyboard.press('y');
  await expect(month).toHaveText('05');
  await expect(page.getByRole('spinbutton', { name: 'Day' })).toBeFocused();

  await openDemo(page, 'validation/ErrorCodes');
  const meridiem = page.getByRole('spinbutton', { name: 'Meridiem' });
  await expect(meridiem).toHaveText('PM');
  await meridiem.click();
  await page.keyboard.press('a');
  await expect(meridiem).toHaveText('AM');
});

for (const key of ['Backspace', 'Delete']) {
  test(`${key} clears a section of a date field, or all of them`, async ({ page }) => {
    const day = await selectSection(page, 'Day');
    const month = page.getByRole('spinbutton', { name: 'Month' });
    const year = page.getByRole('spinbutton', { name: 'Year' });
    await page.keyboard.press(key);
    await expect(day).toHaveText('DD');
    await expect(month).toHaveText('05');
    await expect(year).toHaveText('2026');
    await page.keyboard.press('ControlOrMeta+a');
    // With all sections selected, the field is one text.
    await expect(page.getByRole('spinbutton')).toHaveCount(0);
    await page.keyboard.press('Delete');
    await expect(page.getByRole('group', { name: 'Check-in' })).toContainText('MM/DD/YYYY');
  });
}

test('arrow keys fill the empty sections of a date field', async ({ page }) => {
  const month = await selectSection(page, 'Month');
  const day = page.getByRole('spinbutton', { name: 'Day' });
  const year = page.getByRole('spinbutton', { name: 'Year' });
  for (const [section, placeholder, key, value] of [
    [year, 'YYYY', 'ArrowUp', /^\d{4}$/],
    [day, 'DD', 'ArrowDown', '31'],
    [month, 'MM', 'ArrowUp', '01'],
  ] as const) {
    await section.click();
    await page.keyboard.press('Delete');
    await expect(section).toHaveText(placeholder);
    await page.keyboard.press(key);
    await expect(section).toHaveText(value);
  }
});

test('Enter in a date field submits the form', async ({ page }) => {
  await openDemo(page, 'fields/SubmittedValue');
  await page.getByRole('spinbutton', { name: 'Month' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('day=2026-05-15, start=09:30');
});

for (const key of ['Enter', 'Space']) {
  test(`${key} on the opening button opens the calendar, and Escape closes it`, async ({
    page,
  }) => {
    await selectSection(page, 'Month');
    await page.keyboard.press('Tab');
    const button = page.getByRole('button', { name: 'Choose date' });
    await expect(button).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.getByRole('gridcell', { name: '15', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
  });

  test(`${key} selects a day and closes the popup`, async ({ page }) => {
    await selectSection(page, 'Month');
    await page.getByRole('button', { name: 'Choose date' }).click();
    await expect(page.getByRole('gridcell', { name: '15', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('gridcell', { name: '16', exact: true })).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('spinbutton', { name: 'Day' })).toHaveText('16');
  });

  test(`${key} selects a year of a calendar`, async ({ page }) => {
    await openDemo(page, 'accessibility/CalendarKeys');
    await page.getByRole('button', { name: /switch to year view/ }).click();
    await page.getByRole('radio', { name: '2026' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '2027' })).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.getByRole('status')).toHaveText('May 13, 2027');
  });
}

test('a calendar reacts to the keys that its page lists', async ({ page }) => {
  await openDemo(page, 'accessibility/CalendarKeys');
  await page.getByRole('gridcell', { name: '13', exact: true }).focus();
  for (const [key, month, day] of [
    ['ArrowRight', 'May', '14'],
    ['ArrowLeft', 'May', '13'],
    ['ArrowUp', 'May', '6'],
    ['ArrowDown', 'May', '13'],
    ['Home', 'May', '10'],
    ['End', 'May', '16'],
    ['PageUp', 'June', '16'],
    ['PageDown', 'May', '16'],
  ] as const) {
    await page.keyboard.press(key);
    const grid = page.getByRole('grid', { name: `${month} 2026` });
    await expect(grid.getByRole('gridcell', { name: day, exact: true }), key).toBeFocused();
  }
  const result = page.getByRole('status');
  await expect(result).toHaveText('May 13, 2026');
  await page.keyboard.press('Enter');
  await expect(result).toHaveText('May 16, 2026');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('gridcell', { name: '9', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(result).toHaveText('May 9, 2026');
});

test('arrow keys of a calendar follow the direction of the text', async ({ page }) => {
  await openDemo(page, 'accessibility/CalendarKeys', '&dir=rtl');
  await page.getByRole('gridcell', { name: '13', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('gridcell', { name: '14', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('gridcell', { name: '13', exact: true })).toBeFocused();
});

test('a clock reacts to the keys that its page lists', async ({ page }) => {
  await openDemo(page, 'accessibility/ClockKeys');
  const result = page.getByRole('status');
  await page.getByRole('listbox', { name: /^Select hours/ }).focus();
  for (const [key, time] of [
    ['ArrowUp', '10:30'],
    ['ArrowDown', '09:30'],
    ['PageUp', '14:30'],
    ['PageDown', '09:30'],
    ['Home', '00:30'],
    ['End', '23:30'],
    ['PageUp', '23:30'],
    ['ArrowUp', '00:30'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(result, key).toHaveText(time);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: /^Select minutes/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(result).toHaveText('00:31');
});

test('Space confirms the hour of a clock', async ({ page }) => {
  await openDemo(page, 'accessibility/ClockKeys');
  await page.getByRole('listbox', { name: /^Select hours/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('listbox', { name: /^Select minutes/ })).toBeFocused();
});

test('a digital clock reacts to the keys that its page lists', async ({ page }) => {
  await openDemo(page, 'accessibility/DigitalClockKeys');
  const list = page.getByRole('listbox', { name: 'Select time' });
  const option = (name: string) => list.getByRole('option', { name });
  await option('09:30').focus();
  for (const [key, time] of [
    ['ArrowDown', '10:00'],
    ['ArrowUp', '09:30'],
    ['PageDown', '12:00'],
    ['PageUp', '09:30'],
    ['Home', '00:00'],
    ['PageUp', '00:00'],
    ['ArrowUp', '23:30'],
    ['ArrowDown', '00:00'],
    ['End', '23:30'],
    ['PageDown', '23:30'],
    ['ArrowUp', '23:00'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(option(time), key).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('23:00');
  await page.keyboard.press('ArrowUp');
  await expect(option('22:30')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toHaveText('22:30');
});

test('the columns of a digital clock react to the keys that its page lists', async ({ page }) => {
  await openDemo(page, 'accessibility/DigitalClockKeys');
  const option = (name: string) => page.getByRole('option', { name, exact: true });
  await option('9 hours').focus();
  await page.keyboard.press('Tab');
  await expect(option('30 minutes')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  for (const [key, name] of [
    ['ArrowDown', '10 hours'],
    ['PageDown', '15 hours'],
    ['PageUp', '10 hours'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(option(name), key).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('10:30');
  await expect(option('30 minutes')).toBeFocused();
});
