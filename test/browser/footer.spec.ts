import { expect, test } from '@playwright/test';
import { openHydrated } from './support/hydration';

test('the footer keeps its links while the reader moves through the site', async ({ page }) => {
  await openHydrated(page, '/material-ui/react-button/');
  const footer = page.getByRole('contentinfo');
  const html = await footer.innerHTML();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await footer.getByRole('link', { name: 'Joy UI', exact: true }).click();
  await expect(page).toHaveURL('/joy-ui/getting-started/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  expect(await footer.innerHTML()).toBe(html);

  await footer.getByRole('link', { name: 'Size snapshot' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Size snapshot');
  expect(await footer.innerHTML()).toBe(html);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
