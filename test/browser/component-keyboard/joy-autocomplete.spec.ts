import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectFocus } from '../support/keys';
import { forRows } from '../support/keyboard-row';
import { openPlayground } from '../support/playground';

const PAGE = 'docs-joy/components/autocomplete/autocomplete.mdx';

/** The page whose playground has the props that no demo sets. */
const PLAYGROUND = '/joy-ui/api/autocomplete/';

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

for (const [key, row] of [
  ['ArrowDown', 'Arrow Down'],
  ['ArrowUp', 'Arrow Up'],
  ['PageDown', 'Page Up, Page Down'],
  ['PageUp', 'Page Up, Page Down'],
] as const) {
  test(
    `${key} opens an autocomplete at its value, and Escape keeps it`,
    forRows(PAGE, row, 'Escape'),
    async ({ page }) => {
      const field = await focusField(page, 'BasicAutocomplete', 'Customer', 'Globex');
      await page.keyboard.press(key);
      await expect(page.getByRole('option', { name: 'Globex' })).toHaveClass(/Mui-focused/);
      await page.keyboard.press('ArrowDown');
      await expectHighlighted(page, 'Hooli');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('Globex');
    },
  );
}

test(
  'the list of an autocomplete reacts to the keys that its page lists',
  forRows(PAGE, 'Arrow Down', 'Arrow Up', 'Home, End', 'Page Up, Page Down', 'Enter'),
  async ({ page }) => {
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
  },
);

test(
  'typing opens and filters the list, and Tab resets the text',
  forRows(PAGE, 'A letter', 'Tab'),
  async ({ page }) => {
    const field = await focusField(page, 'BasicAutocomplete', 'Customer', 'Globex');
    await page.keyboard.press('ControlOrMeta+a');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.keyboard.type('hoo');
    await expect(page.getByRole('option')).toHaveText(['Hooli']);
    await page.keyboard.press('ArrowDown');
    await expectHighlighted(page, 'Hooli');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(field).not.toBeFocused();
    await expect(field).toHaveValue('Globex');
  },
);

/** Opens a demo's page with two chips, and focuses the field behind them. */
async function focusTags(page: Page) {
  await page.goto('/demo/joy-ui/?demo=autocomplete/Tags');
  const field = page.getByRole('combobox', { name: 'Recipients' });
  const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
  // The list opens once the demo is interactive.
  await expect(async () => {
    await field.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible({ timeout: 500 });
  }).toPass();
  return { field, remove };
}

test(
  'the chips of an autocomplete react to the keys that its page lists',
  forRows(PAGE, 'Arrow Left', 'Arrow Right', 'Delete', 'Backspace'),
  async ({ page }) => {
    const { field, remove } = await focusTags(page);
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
  },
);

test(
  'Backspace removes the focused chip of an autocomplete',
  forRows(PAGE, 'Backspace'),
  async ({ page }) => {
    const { field, remove } = await focusTags(page);
    await expectFocus(
      page,
      ['ArrowLeft', remove('Ben Okafor')],
      ['ArrowLeft', remove('Ana Ruiz')],
      ['Backspace', field],
    );
    await expect(remove('Ana Ruiz')).toHaveCount(0);
    await expect(remove('Ben Okafor')).toBeVisible();
  },
);

test(
  'Home and End move the cursor in an autocomplete for any text',
  forRows(PAGE, 'Home, End'),
  async ({ page }) => {
    await page.goto('/demo/joy-ui/?demo=autocomplete/FreeSolo');
    const field = page.getByRole('combobox', { name: 'Search' });
    const cursor = () => field.evaluate((input: HTMLInputElement) => input.selectionStart);
    // The list opens once the demo is interactive.
    await expect(async () => {
      await field.fill('re');
      await expect(page.getByRole('option')).not.toHaveCount(0, { timeout: 500 });
    }).toPass();
    for (const [key, position] of [
      ['Home', 0],
      ['End', 2],
    ] as const) {
      await page.keyboard.press(key);
      expect(await cursor(), key).toBe(position);
      await expect(field, key).not.toHaveAttribute('aria-activedescendant');
    }
  },
);

test(
  'Escape clears an autocomplete with clearOnEscape',
  forRows(PAGE, 'Escape'),
  async ({ page }) => {
    const { preview } = await openPlayground(
      page,
      `${PLAYGROUND}?Autocomplete.clearOnEscape=true`,
      'Autocomplete',
    );
    const field = preview.getByRole('combobox', { name: 'Customer' });
    await expect(field).toHaveValue('Globex');
    await field.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(field).toHaveValue('Globex');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
  },
);

test(
  'Tab selects the highlighted option with autoSelect',
  forRows(PAGE, 'Tab'),
  async ({ page }) => {
    const { preview } = await openPlayground(
      page,
      `${PLAYGROUND}?Autocomplete.autoSelect=true`,
      'Autocomplete',
    );
    const field = preview.getByRole('combobox', { name: 'Customer' });
    await field.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expectHighlighted(page, 'Hooli');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(field).toHaveValue('Hooli');
  },
);

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
