import { expect, test } from '@playwright/test';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-material/components/link/link.mdx';

test(
  'Tab moves between links, and Enter follows one',
  forRows(PAGE, 'Tab', 'Enter'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=link/UnderlineLink');
    await page.getByRole('link', { name: 'Exhibitions' }).focus();
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Membership' });
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#underline$/);
  },
);

test(
  'a link that is a button reacts to Enter and Space',
  forRows(PAGE, 'Enter', 'Space'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=link/ButtonLink');
    const button = page.getByRole('button', { name: 'Transcript' });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
);
