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
