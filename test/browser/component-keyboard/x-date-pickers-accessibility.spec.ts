import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-x/date-pickers/accessibility/accessibility.mdx';

/** Opens a demo's page. The server renders none for this address, so what it shows is interactive. */
async function openDemo(page: Page, demo: string) {
  await page.goto(`/demo/x/?demo=date-pickers/${demo}`);
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

test(
  'a section of a date field reacts to the keys that its page lists',
  forRows(
    PAGE,
    'Arrow Up, Arrow Down → Increases or decreases the value',
    'Page Up, Page Down → Increases or decreases the value',
    'Home, End → Sets the lowest or the highest value',
  ),
  async ({ page }) => {
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
  },
);

test(
  'Arrow Left and Arrow Right move between the sections of a date field',
  forRows(PAGE, 'Arrow Left, Arrow Right → Moves to the section'),
  async ({ page }) => {
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
  },
);

test(
  'digits fill a date field and move to its next section',
  forRows(PAGE, 'A digit'),
  async ({ page }) => {
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
  },
);

test(
  'letters select the month of a date field, and AM or PM',
  forRows(PAGE, 'A letter'),
  async ({ page }) => {
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
    await page.keyboard.press('p');
    await expect(meridiem).toHaveText('PM');
  },
);

for (const key of ['Backspace', 'Delete']) {
  test(
    `${key} clears a section of a date field`,
    forRows(PAGE, 'Backspace, Delete'),
    async ({ page }) => {
      const day = await selectSection(page, 'Day');
      await page.keyboard.press(key);
      await expect(day).toHaveText('DD');
      await expect(page.getByRole('spinbutton', { name: 'Month' })).toHaveText('05');
      await expect(page.getByRole('spinbutton', { name: 'Year' })).toHaveText('2026');
    },
  );
}

for (const key of ['Control+a', 'Meta+a']) {
  test(
    `${key} selects all sections of a date field, and Delete clears them`,
    forRows(PAGE, 'Ctrl+A, or ⌘A on a Mac'),
    async ({ page }) => {
      await selectSection(page, 'Day');
      await page.keyboard.press(key);
      // With all sections selected, the field is one text.
      await expect(page.getByRole('spinbutton')).toHaveCount(0);
      await page.keyboard.press('Delete');
      await expect(page.getByRole('group', { name: 'Check-in' })).toContainText('MM/DD/YYYY');
    },
  );
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

test('Enter in a date field submits the form', forRows(PAGE, 'Enter'), async ({ page }) => {
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
}
