import { expect, test } from '@playwright/test';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-material/components/toggle-button/toggle-button.mdx';

test(
  'toggle buttons react to the keys that their page lists',
  forRows(PAGE, 'Tab', 'Shift Tab', 'Enter, Space'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=toggle-button/ToggleButtonsMultiple');
    const bold = page.getByRole('button', { name: 'Bold' });
    const italic = page.getByRole('button', { name: 'Italic' });
    await bold.focus();
    await page.keyboard.press('Enter');
    await expect(bold).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Space');
    await expect(bold).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Tab');
    await expect(italic).toBeFocused();
    await page.keyboard.press('Space');
    await expect(italic).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Shift+Tab');
    await expect(bold).toBeFocused();
  },
);

test('arrow keys leave toggle buttons as they are', async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=toggle-button/ToggleButtons');
  const left = page.getByRole('button', { name: 'Left' });
  await left.focus();
  await page.keyboard.press('ArrowRight');
  await expect(left).toBeFocused();
  await expect(left).toHaveAttribute('aria-pressed', 'true');
});
