import { expect, test } from '@playwright/test';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-material/components/switch/switch.mdx';

test(
  'switches react to the keys that their page lists',
  forRows(PAGE, 'Tab', 'Space'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=switch/SwitchLabels');
    const misting = page.getByRole('switch', { name: 'Misting' });
    const lights = page.getByRole('switch', { name: 'Grow lights' });
    await misting.focus();
    await page.keyboard.press('Space');
    await expect(misting).not.toBeChecked();
    await page.keyboard.press('Enter');
    await expect(misting).not.toBeChecked();
    await page.keyboard.press('Tab');
    await expect(lights).toBeFocused();
    await page.keyboard.press('Space');
    await expect(lights).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('switch', { name: 'Frost heater' })).not.toBeFocused();
  },
);

test('a switch that is named through its input keeps its role', async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=switch/BasicSwitches');
  await expect(page.getByRole('switch', { name: 'Roof vent, bay 1' })).toBeVisible();
});
