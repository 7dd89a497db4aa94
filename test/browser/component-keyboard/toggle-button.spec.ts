import { expect, test } from '@playwright/test';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-material/components/toggle-button/toggle-button.mdx';

test(
  'toggle buttons react to the keys that their page lists',
  forRows(PAGE, 'Tab', 'Shift Tab', 'Enter, Space'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=toggle-button/ToggleButtonsMultiple');
    const staccato = page.getByRole('button', { name: 'Staccato' });
    const accent = page.getByRole('button', { name: 'Accent' });
    await staccato.focus();
    await page.keyboard.press('Enter');
    await expect(staccato).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Space');
    await expect(staccato).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Tab');
    await expect(accent).toBeFocused();
    await page.keyboard.press('Space');
    await expect(accent).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Shift+Tab');
    await expect(staccato).toBeFocused();
  },
);

test('arrow keys leave toggle buttons as they are', async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=toggle-button/ToggleButtons');
  const treble = page.getByRole('button', { name: 'Treble' });
  await treble.focus();
  await page.keyboard.press('ArrowRight');
  await expect(treble).toBeFocused();
  await expect(treble).toHaveAttribute('aria-pressed', 'true');
});
