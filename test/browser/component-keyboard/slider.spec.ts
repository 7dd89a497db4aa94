import { expect, test } from '@playwright/test';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-material/components/slider/slider.mdx';

test(
  'a slider reacts to the keys that its page lists',
  forRows(
    PAGE,
    'Arrow Right, Arrow Up',
    'Arrow Left, Arrow Down',
    'Page Up, Shift with Arrow Right or Up',
    'Page Down, Shift with Arrow Left or Down',
    'Home',
    'End',
  ),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=slider/ContinuousSlider');
    const slider = page.getByRole('slider', { name: 'House lights' });
    await slider.focus();
    for (const [key, value] of [
      ['ArrowRight', '61'],
      ['ArrowUp', '62'],
      ['ArrowLeft', '61'],
      ['ArrowDown', '60'],
      ['PageUp', '70'],
      ['PageDown', '60'],
      ['Shift+ArrowRight', '70'],
      ['Shift+ArrowLeft', '60'],
      ['Shift+ArrowUp', '70'],
      ['Shift+ArrowDown', '60'],
      ['Home', '0'],
      ['End', '100'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(slider, key).toHaveValue(value);
    }
  },
);

test('arrow keys of a slider follow the direction of the text', async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=slider/ContinuousSlider&dir=rtl');
  const slider = page.getByRole('slider', { name: 'House lights' });
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue('61');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('60');
});

test('Tab moves between the thumbs of a range', forRows(PAGE, 'Tab'), async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=slider/RangeSlider');
  const [first, second] = [page.getByRole('slider').first(), page.getByRole('slider').nth(1)];
  await first.focus();
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider').and(page.locator(':focus'))).toHaveCount(0);
});
