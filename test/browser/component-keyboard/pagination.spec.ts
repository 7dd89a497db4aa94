import { expect, test } from '@playwright/test';
import { expectFocus } from '../support/keys';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-material/components/pagination/pagination.mdx';

test(
  'Tab moves between the items of a pagination',
  forRows(PAGE, 'Tab', 'Shift with Tab'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=pagination/PaginationControlled');
    const item = (name: string) => page.getByRole('button', { name, exact: true });
    await item('Go to previous page').focus();
    await expectFocus(
      page,
      ['Tab', item('Go to page 1')],
      ['Tab', item('page 2')],
      ['Shift+Tab', item('Go to page 1')],
    );
  },
);

test(
  'Tab skips the disabled items of a pagination',
  forRows(PAGE, 'Tab', 'Shift with Tab'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=pagination/PaginationControlled');
    const item = (name: string) => page.getByRole('button', { name, exact: true });
    const focused = page.getByRole('button').and(page.locator(':focus'));
    await item('Go to page 1').click();
    await expect(item('Go to previous page')).toBeDisabled();
    await item('page 1').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(focused).toHaveCount(0);
    await item('Go to page 4').click();
    await expect(item('Go to next page')).toBeDisabled();
    await item('page 4').focus();
    await page.keyboard.press('Tab');
    await expect(focused).toHaveCount(0);
  },
);

test('Enter and Space go to the focused page', forRows(PAGE, 'Enter, Space'), async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=pagination/PaginationControlled');
  const item = (name: string) => page.getByRole('button', { name, exact: true });
  await item('Go to page 4').click();
  await expect(item('page 4')).toHaveAttribute('aria-current', 'page');
  await item('Go to page 3').focus();
  await page.keyboard.press('Enter');
  await expect(item('page 3')).toHaveAttribute('aria-current', 'page');
  await item('Go to page 1').focus();
  await page.keyboard.press('Space');
  await expect(item('page 1')).toHaveAttribute('aria-current', 'page');
});

test('a link of a pagination only uses Enter', forRows(PAGE, 'Enter, Space'), async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=pagination/PaginationLink');
  // The click shows that the demo is interactive.
  await page.getByRole('link', { name: 'Go to page 4' }).click();
  const current = page.getByRole('link', { name: 'page 4', exact: true });
  await expect(current).toHaveAttribute('aria-current', 'page');
  const next = page.getByRole('link', { name: 'Go to page 5', exact: true });
  await next.focus();
  await page.keyboard.press('Space');
  await expect(next).toBeFocused();
  await expect(current).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Address: /archive?page=5')).toBeVisible();
});
