import { expect, test } from '@playwright/test';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-material/components/toggle-button/toggle-button.mdx';

test(
  'toggle buttons react to the keys that their page lists',
  forRows(PAGE, 'Tab, Shift Tab', 'Arrow keys', 'Home, End', 'Enter, Space'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=toggle-button/ToggleButtonsMultiple');
    const bold = page.getByRole('button', { name: 'Bold' });
    const italic = page.getByRole('button', { name: 'Italic' });
    const last = page.getByRole('button', { name: 'Underline' });
    await bold.focus();
    await page.keyboard.press('Enter');
    await expect(bold).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Space');
    await expect(bold).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('ArrowRight');
    await expect(italic).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(bold).toBeFocused();
    await page.keyboard.press('End');
    await expect(last).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(bold).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await expect(bold).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('group').locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('group').locator(':focus')).toHaveCount(1);
  },
);
