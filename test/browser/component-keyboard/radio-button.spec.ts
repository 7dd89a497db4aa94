import { expect, test } from '@playwright/test';
import { expectFocus } from '../support/keys';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-material/components/radio-button/radio-button.mdx';

test(
  'a radio group reacts to the keys that its page lists',
  forRows(PAGE, 'Arrow Down, Arrow Right', 'Arrow Up, Arrow Left'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=radio-button/RadioButtonsGroup');
    const group = page.getByRole('radiogroup', { name: 'Reason for the visit' });
    const radio = (name: string) => group.getByRole('radio', { name });
    await radio('Vaccination').focus();
    for (const [key, name] of [
      ['ArrowDown', 'Dental cleaning'],
      ['ArrowRight', 'Limping or injury'],
      ['ArrowDown', 'Vaccination'],
      ['ArrowUp', 'Limping or injury'],
      ['ArrowLeft', 'Dental cleaning'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(radio(name), key).toBeChecked();
      await expect(radio(name), key).toBeFocused();
    }
  },
);

test(
  'Tab leaves a radio group and returns to the chosen button',
  forRows(PAGE, 'Tab'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=radio-button/ErrorRadios');
    const chosen = page.getByRole('radio', { name: 'No, implant one' });
    await chosen.check();
    await chosen.focus();
    await expectFocus(
      page,
      ['Tab', page.getByRole('button', { name: 'Register' })],
      ['Shift+Tab', chosen],
    );
  },
);

test('Space chooses the focused radio button', forRows(PAGE, 'Space'), async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=radio-button/ErrorRadios');
  const first = page.getByRole('radio', { name: 'Yes' });
  await first.focus();
  await expect(first).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
});
