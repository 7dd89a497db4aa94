import { expect, test } from '@playwright/test';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-material/components/chip/chip.mdx';

test(
  'Enter and Space press a clickable chip',
  forRows(PAGE, 'Enter', 'Space'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=chip/ClickableChips');
    const chip = page.getByRole('button', { name: 'Bakes' });
    await chip.focus();
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Enter');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.down('Space');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.up('Space');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  },
);

test('Tab moves from chip to chip', forRows(PAGE, 'Tab'), async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=chip/ClickableChips');
  await page.getByRole('button', { name: 'Soups' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Grain bowls' })).toBeFocused();
});

for (const key of ['Delete', 'Backspace']) {
  test(`${key} removes the focused chip`, forRows(PAGE, 'Delete, Backspace'), async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=chip/DeletableChips');
    const chip = page.getByRole('button', { name: 'Leeks, 8 kg' });
    await chip.focus();
    await page.keyboard.down(key);
    await expect(chip).toBeFocused();
    await page.keyboard.up(key);
    await expect(chip).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Red lentils, 15 kg' })).toBeVisible();
  });

  test(
    `${key} leaves a chip without onDelete as it is`,
    forRows(PAGE, 'Delete, Backspace'),
    async ({ page }) => {
      await page.goto('/demo/material-ui/?demo=chip/ClickableChips');
      const chip = page.getByRole('button', { name: 'Salads' });
      await chip.focus();
      await page.keyboard.press(key);
      await expect(chip).toBeFocused();
      await expect(chip).toHaveAttribute('aria-pressed', 'false');
    },
  );
}

test('Enter follows a link chip', forRows(PAGE, 'Enter'), async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=chip/ClickableLinkChips');
  await page.getByRole('link', { name: 'Dry store' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#icon-chip$/);
});
