import { expect, test } from '@playwright/test';
import { demoFrame, demoRoot } from './support/hydration';

let errors: Error[];

test.beforeEach(async ({ page }) => {
  errors = [];
  page.on('pageerror', (error) => errors.push(error));
  // The scripts need it.
  await page.addInitScript(() => {
    delete (Object as Partial<typeof Object>).hasOwn;
  });
});

test('pages are as without JavaScript', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  const demo = demoRoot(page, 'BasicButtons');
  await expect(demo.getByRole('button')).toHaveText(['Skip', 'Save', 'Publish']);
  // The link is in `<noscript>`.
  await expect(
    demoFrame(page, 'BasicButtons').getByRole('link', { name: 'BasicButtons.tsx' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Checkbox', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkbox' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  expect(errors).toEqual([]);
});

test('the page of a demo says that it needs JavaScript', async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=button/BasicButtons');
  await expect(page.getByText('This demo needs JavaScript.')).toBeVisible();
  expect(errors).toEqual([]);
});
