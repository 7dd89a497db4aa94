import { expect, test } from '@playwright/test';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-material/components/checkbox/checkbox.mdx';

test(
  'checkboxes react to the keys that their page lists',
  forRows(PAGE, 'Tab', 'Shift Tab', 'Space'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=checkbox/CheckboxesGroup');
    const group = page.getByRole('group', { name: 'Days on which you can come' });
    const monday = group.getByRole('checkbox', { name: 'Monday' });
    const wednesday = group.getByRole('checkbox', { name: 'Wednesday' });
    await monday.focus();
    await page.keyboard.press('Space');
    await expect(monday).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(wednesday).toBeFocused();
    await page.keyboard.press('Space');
    await expect(wednesday).toBeChecked();
    await page.keyboard.press('Shift+Tab');
    await expect(monday).toBeFocused();
    await page.keyboard.press('Space');
    await expect(monday).not.toBeChecked();
  },
);

test('Space on a partly checked parent checks all, then none', async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=checkbox/IndeterminateCheckbox');
  const parent = page.getByRole('checkbox', { name: 'Call all rare donors' });
  const child = page.getByRole('checkbox', { name: 'A negative' });
  await expect(parent).toHaveJSProperty('indeterminate', true);
  await parent.focus();
  await page.keyboard.press('Space');
  await expect(child).toBeChecked();
  await expect(parent).toHaveJSProperty('indeterminate', false);
  await page.keyboard.press('Space');
  await expect(child).not.toBeChecked();
});
