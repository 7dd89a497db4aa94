import { expect, test } from '@playwright/test';
import { expectFocus } from '../support/keys';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-material/components/accordion/accordion.mdx';

test(
  'Enter and Space open and close an accordion',
  forRows(PAGE, 'Enter, Space'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=accordion/AccordionUsage');
    const summary = page.getByRole('button', { name: 'My rent goes up. What can I do?' });
    await summary.focus();
    for (const [key, expanded] of [
      ['Enter', 'true'],
      ['Enter', 'false'],
      ['Space', 'true'],
      ['Space', 'false'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(summary, key).toHaveAttribute('aria-expanded', expanded);
    }
  },
);

test(
  'Tab skips closed sections and enters open ones',
  forRows(PAGE, 'Tab', 'Shift + Tab'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=accordion/AccordionUsage');
    const first = page.getByRole('button', { name: 'My rent goes up. What can I do?' });
    const second = page.getByRole('button', { name: 'There is mold on the wall. Who pays?' });
    await first.focus();
    await expectFocus(page, ['Tab', second], ['Shift+Tab', first]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const action = page.getByRole('button', { name: 'Book an adviser' });
    await expect(action).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(action).toBeFocused();
  },
);
