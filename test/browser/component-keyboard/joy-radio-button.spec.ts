import { expect, test } from '@playwright/test';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-joy/components/radio-button/radio-button.mdx';

test(
  'a radio group reacts to the arrow keys that its page lists',
  forRows(PAGE, 'Arrow Down, Arrow Right', 'Arrow Up, Arrow Left', 'Tab'),
  async ({ page }) => {
    await page.goto('/demo/joy-ui/?demo=radio-button/RadioButtonsGroup');
    const group = page.getByRole('radiogroup', { name: 'Role' });
    const radio = (name: string) => group.getByRole('radio', { name });
    await expect(radio('Editor')).toBeChecked();
    await radio('Editor').focus();
    for (const [key, name] of [
      ['ArrowDown', 'Administrator'],
      ['ArrowRight', 'Viewer'],
      ['ArrowUp', 'Administrator'],
      ['ArrowLeft', 'Editor'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(radio(name), key).toBeChecked();
      await expect(radio(name), key).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(radio('Editor')).not.toBeFocused();
    await expect(radio('Administrator')).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(radio('Editor')).toBeFocused();
  },
);

test('Space selects the focused radio button', forRows(PAGE, 'Space'), async ({ page }) => {
  await page.goto('/demo/joy-ui/?demo=radio-button/ControlledRadioButtonsGroup');
  const paid = page.getByRole('radio', { name: 'Paid' });
  await paid.focus();
  await page.keyboard.press('Space');
  await expect(paid).toBeChecked();
  await expect(page.getByRole('status')).toHaveText('230 invoices');
});
