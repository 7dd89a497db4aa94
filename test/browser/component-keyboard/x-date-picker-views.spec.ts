import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-x/date-pickers/accessibility/accessibility.mdx';

/** Opens a demo's page. The server renders none for this address, so what it shows is interactive. */
async function openDemo(page: Page, demo: string, query = '') {
  await page.goto(`/demo/x/?demo=date-pickers/${demo}${query}`);
}

test(
  'a calendar reacts to the keys that its page lists',
  forRows(
    PAGE,
    'Arrow Up, Arrow Down → Moves to the same weekday',
    'Home, End → Moves to the first or the last day',
    'Page Up',
    'Page Down',
    'Enter, Space → Selects the day',
  ),
  async ({ page }) => {
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
  },
);

test(
  'Arrow Left and Arrow Right move to the days of a calendar that are not disabled',
  forRows(PAGE, 'Arrow Left, Arrow Right → Moves to the previous or the next day'),
  async ({ page }) => {
    await openDemo(page, 'ClosedDays');
    await page.getByRole('gridcell', { name: '13', exact: true }).focus();
    for (const [key, day] of [
      ['ArrowRight', '15'],
      ['ArrowRight', '16'],
      ['ArrowLeft', '15'],
      ['ArrowLeft', '13'],
      ['ArrowLeft', '12'],
      ['ArrowLeft', '10'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('gridcell', { name: day, exact: true }), key).toBeFocused();
    }
  },
);

for (const key of ['Enter', 'Space']) {
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

test('arrow keys of a calendar follow the direction of the text', async ({ page }) => {
  await openDemo(page, 'accessibility/CalendarKeys', '&dir=rtl');
  await page.getByRole('gridcell', { name: '13', exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('gridcell', { name: '14', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('gridcell', { name: '13', exact: true })).toBeFocused();
});

test(
  'a clock reacts to the keys that its page lists',
  forRows(
    PAGE,
    'Arrow Up, Arrow Down → Increases or decreases by one hour',
    'Page Up, Page Down → Increases or decreases by five',
    'Home, End → Sets the lowest or the highest hour',
  ),
  async ({ page }) => {
    await openDemo(page, 'accessibility/ClockKeys');
    const result = page.getByRole('status');
    await page.getByRole('listbox', { name: /^Select hours/ }).focus();
    for (const [key, time] of [
      ['ArrowUp', '10:30'],
      ['ArrowDown', '09:30'],
      ['PageUp', '14:30'],
      ['PageDown', '09:30'],
      ['Home', '00:30'],
      ['PageDown', '00:30'],
      ['ArrowDown', '23:30'],
      ['PageUp', '23:30'],
      ['ArrowUp', '00:30'],
      ['End', '23:30'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(result, key).toHaveText(time);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox', { name: /^Select minutes/ })).toBeFocused();
    for (const [key, time] of [
      ['ArrowUp', '23:31'],
      ['ArrowDown', '23:30'],
      ['PageUp', '23:35'],
      ['PageDown', '23:30'],
      ['Home', '23:00'],
      ['PageDown', '23:00'],
      ['ArrowDown', '23:59'],
      ['PageUp', '23:59'],
      ['ArrowUp', '23:00'],
      ['End', '23:59'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(result, key).toHaveText(time);
    }
  },
);

for (const key of ['Enter', 'Space']) {
  test(
    `${key} confirms the hour of a clock and continues with the minutes`,
    forRows(PAGE, 'Enter, Space → Confirms'),
    async ({ page }) => {
      await openDemo(page, 'accessibility/ClockKeys');
      await page.getByRole('listbox', { name: /^Select hours/ }).focus();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press(key);
      await expect(page.getByRole('listbox', { name: /^Select minutes/ })).toBeFocused();
      await expect(page.getByRole('status')).toHaveText('10:30');
    },
  );
}

test(
  'a digital clock reacts to the keys that its page lists',
  forRows(
    PAGE,
    'Arrow Up, Arrow Down → Moves to the previous or the next option',
    'Page Up, Page Down → Moves by five options',
    'Home, End → Moves to the first or the last option',
    'Enter, Space → Selects the option',
  ),
  async ({ page }) => {
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
  },
);

for (const key of ['Enter', 'Space']) {
  test(
    `${key} in a column of a digital clock selects the option and moves on`,
    forRows(PAGE, 'Enter, Space → Selects the option'),
    async ({ page }) => {
      await openDemo(page, 'accessibility/DigitalClockKeys');
      const option = (name: string) => page.getByRole('option', { name, exact: true });
      await option('9 hours').focus();
      for (const [move, name] of [
        ['ArrowDown', '10 hours'],
        ['PageDown', '15 hours'],
        ['PageUp', '10 hours'],
      ] as const) {
        await page.keyboard.press(move);
        await expect(option(name), move).toBeFocused();
      }
      await page.keyboard.press(key);
      await expect(page.getByRole('status')).toHaveText('10:30');
      await expect(option('30 minutes')).toBeFocused();
    },
  );
}

test('Tab moves between the columns of a digital clock', async ({ page }) => {
  await openDemo(page, 'accessibility/DigitalClockKeys');
  await page.getByRole('option', { name: '9 hours', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('option', { name: '30 minutes', exact: true })).toBeFocused();
});
