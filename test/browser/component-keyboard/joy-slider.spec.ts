import { expect, test } from '@playwright/test';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-joy/components/slider/slider.mdx';

test(
  'a slider reacts to the keys that its page lists',
  forRows(
    PAGE,
    'Arrow Right, Arrow Up',
    'Arrow Left, Arrow Down',
    'Page Up, Shift with Arrow Right or Up',
    'Page Down, Shift with Arrow Left or Down',
    'Home, End',
  ),
  async ({ page }) => {
    await page.goto('/demo/joy-ui/?demo=slider/StepsSlider');
    const slider = page.getByRole('slider', { name: 'Discount in percent' });
    await slider.focus();
    for (const [key, value] of [
      ['ArrowRight', '25'],
      ['ArrowUp', '30'],
      ['ArrowLeft', '25'],
      ['ArrowDown', '20'],
      ['PageUp', '30'],
      ['PageDown', '20'],
      ['Shift+ArrowRight', '30'],
      ['Shift+ArrowLeft', '20'],
      ['Shift+ArrowUp', '30'],
      ['Shift+ArrowDown', '20'],
      ['Home', '0'],
      ['End', '50'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(slider, key).toHaveValue(value);
      await expect(page.getByRole('status'), key).toHaveText(`Discount: ${value}%`);
    }
  },
);

test('Tab moves between the thumbs of a range', forRows(PAGE, 'Tab'), async ({ page }) => {
  await page.goto('/demo/joy-ui/?demo=slider/RangeSlider');
  await page.getByRole('slider', { name: 'Lowest price in dollars' }).focus();
  await page.keyboard.press('Tab');
  const highest = page.getByRole('slider', { name: 'Highest price in dollars' });
  await expect(highest).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status')).toHaveText('$20 to $61');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider').and(page.locator(':focus'))).toHaveCount(0);
});

test('the keys of a slider without steps move from mark to mark', async ({ page }) => {
  await page.goto('/demo/joy-ui/?demo=slider/MarksSlider');
  const slider = page.getByRole('slider', { name: 'Storage' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('50');
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('25');
});
