import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectFocus } from '../support/keys';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-joy/components/accordion/accordion.mdx';

/** Opens a demo's page. Only an interactive demo takes the closed controls out of the tab order. */
async function openSettings(page: Page) {
  await page.goto('/demo/joy-ui/?demo=accordion/AccordionFilter');
  const email = page.getByLabel('Email');
  await expect(email).toHaveAttribute('tabindex', '-1');
  const summary = (name: string) => page.getByRole('button', { name });
  return { email, notifications: summary('Notifications'), privacy: summary('Privacy') };
}

test(
  'Enter and Space expand and close a Joy UI accordion',
  forRows(PAGE, 'Enter, Space'),
  async ({ page }) => {
    const { notifications } = await openSettings(page);
    await notifications.focus();
    for (const [key, expanded] of [
      ['Enter', 'true'],
      ['Enter', 'false'],
      ['Space', 'true'],
      ['Space', 'false'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(notifications, key).toHaveAttribute('aria-expanded', expanded);
    }
  },
);

test(
  'Tab skips closed sections of a Joy UI accordion and enters expanded ones',
  forRows(PAGE, 'Tab', 'Shift+Tab'),
  async ({ page }) => {
    const { email, notifications, privacy } = await openSettings(page);
    await notifications.focus();
    await expectFocus(page, ['Tab', privacy], ['Shift+Tab', notifications]);
    await page.keyboard.press('Enter');
    await expect(email).not.toHaveAttribute('tabindex');
    await expectFocus(
      page,
      ['Tab', email],
      ['Tab', page.getByLabel('SMS')],
      ['Tab', privacy],
      ['Shift+Tab', page.getByLabel('SMS')],
    );
  },
);
