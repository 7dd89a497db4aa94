import { expect, test } from '@playwright/test';
import { whenHydrated } from './support/hydration';
import { layoutShifts, recordLayoutShifts } from './support/layout-shift';
import { sidewaysOverflow } from './support/overflow';
import { collectFaults } from './support/page-faults';
import { SIZES } from './support/window-sizes';

const TITLE = { level: 1, name: 'Page not found' } as const;

for (const viewport of SIZES) {
  test(`at ${viewport.width} px an address without a page offers the nearest`, async ({
    page,
    context,
  }) => {
    // A page of its own: what is on its way when a page is left would count as aborted.
    const long = await context.newPage();
    await long.setViewportSize(viewport);
    const response = await long.goto(`/material-ui/react-buton/${'long-'.repeat(60)}/`);
    expect(response?.status()).toBe(404);
    await whenHydrated(long);
    expect(await sidewaysOverflow(long)).toEqual([]);
    await long.close();

    await page.setViewportSize(viewport);
    // The rest shows itself after 2 s, before the near pages are known: not on a slow machine here.
    await page.route('**/assets/css/styles.*.css', async (route) => {
      const answer = await route.fetch();
      const css = await answer.text();
      expect(css).toContain('0s 2s backwards');
      await route.fulfill({
        response: answer,
        body: css.replace('0s 2s backwards', '0s 60s backwards'),
      });
    });
    const faults = await collectFaults(page);
    await recordLayoutShifts(page);
    await page.goto('/material-ui/react-buton/');
    await expect(page.getByRole('heading', TITLE)).toBeVisible();
    const near = page.getByRole('main').getByRole('link', { name: /^Button Material UI/ });
    await expect(near).toBeVisible();
    const shifts = await layoutShifts(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    // One document stands at all such addresses: the navbar learns of the product in the browser.
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.002);
    await near.click();
    await expect(page).toHaveURL('/material-ui/react-button/');
    await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
    // The answer itself, which the browser logs too, is what was asked for.
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  });
}

test('where nothing is near it offers the products, and a report', async ({ page }) => {
  await page.goto('/wp-login.php');
  const main = page.getByRole('main');
  const report = main.getByRole('link', { name: 'Report the broken link' });
  await expect(report).toHaveAttribute('href', /\/issues\/new\?title=Broken\+link%3A\+%2Fwp-login/);
  await expect(main.getByText('Did you mean one of these?')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Joy UI' })).toHaveAttribute(
    'href',
    '/joy-ui/getting-started/',
  );
});

test('an address that moved leads on, with its query and anchor', async ({ page }) => {
  await page.goto('/components/cards/?from=old#basic-card');
  await expect(page).toHaveURL('/material-ui/react-card/?from=old#basic-card');
  await expect(page.getByRole('heading', { level: 1, name: 'Card' })).toBeVisible();
});

test('an address that moved leads on inside of the app too, and leaves no trace', async ({
  page,
}) => {
  await page.goto('/system/spacing/');
  await whenHydrated(page);
  await page.evaluate(() => {
    window.history.pushState({ key: 'moved' }, '', '/components/cards/');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'moved' } }));
  });
  await expect(page).toHaveURL('/material-ui/react-card/');
  await page.goBack();
  await expect(page).toHaveURL('/system/spacing/');
});
