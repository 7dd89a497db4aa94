import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { holdRequests, isScript } from './support/hold-requests';
import { demoRoot, readyDemo, whenHydrated } from './support/hydration';

/** Opens a page whose scripts don't arrive until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, isScript);
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    release();
    await whenHydrated(page);
  };
}

const RADIOS = '/joy-ui/react-radio-button/';
const INPUTS = '/joy-ui/react-input/';
const ICONS = '/material-ui/material-icons/';

test('a demo keeps the radio button that was chosen early', async ({ page }) => {
  const start = await openWithoutScripts(page, RADIOS);
  const demo = demoRoot(page, 'ControlledRadioButtonsGroup');
  await demo.getByRole('radio', { name: 'Paid' }).click();
  await start();
  await readyDemo(page, 'ControlledRadioButtonsGroup');
  await expect(demo.getByRole('status')).toHaveText('230 invoices');
  await expect(demo.getByRole('radio', { name: 'Paid' })).toBeChecked();
});

test('the icons keep the theme that was chosen early', async ({ page }) => {
  const start = await openWithoutScripts(page, ICONS);
  await page.getByRole('radio', { name: 'Rounded' }).click();
  await start();
  await expect(page).toHaveURL(/theme=Rounded/);
  await expect(page.getByRole('radio', { name: 'Rounded' })).toBeChecked();
});

test('a search entered early opens its first result', async ({ page }) => {
  const start = await openWithoutScripts(page, INPUTS);
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('card');
  await page.keyboard.press('Enter');
  await start();
  await expect(page).toHaveURL('/joy-ui/react-card/', { timeout: 30_000 });
});

test('a form of a demo is submitted once the demo works', async ({ page }) => {
  const start = await openWithoutScripts(page, INPUTS);
  const demo = demoRoot(page, 'InputSubscription');
  const field = demo.getByRole('textbox');
  await field.fill('ada@example.com');
  await field.press('Enter');
  await start();
  await readyDemo(page, 'InputSubscription');
  await expect(demo).toContainText('Open the message we sent you');
  expect(new URL(page.url()).search).toBe('');
});
