import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { demoRoot, openHydrated, readyDemo, whenHydrated } from './support/hydration';
import { holdRequests, isScript } from './support/hold-requests';
import { collectErrors } from './support/page-faults';
import { whenPainted } from './support/painted';
import { DESKTOP } from './support/window-sizes';

const PAGE = '/material-ui/customization/color/';
const DEMO = 'ColorPreview';

/** Teal 900, readable in light mode as it is. */
const PRIMARY = { hex: '#004d40', rgb: 'rgb(0, 77, 64)' };

function siteColor(page: Page): Promise<string> {
  return page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--site-link').trim(),
  );
}

test.use({ viewport: DESKTOP, colorScheme: 'light' });

test('sets colors for the site, which apply before scripts load, and resets them', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await openHydrated(page, `${PAGE}#playground`);
  await expect(page.getByRole('heading', { name: 'Playground' })).toBeInViewport();
  const own = await siteColor(page);

  await test.step('preview and set', async () => {
    const primary = page.getByRole('group', { name: 'Primary', exact: true });
    await primary.getByRole('textbox', { name: 'Color', exact: true }).fill(PRIMARY.hex);
    await readyDemo(page, DEMO);
    await expect(
      demoRoot(page, DEMO).getByRole('button', { name: 'Book a lane' }).first(),
    ).toHaveCSS('background-color', PRIMARY.rgb);
    await page.getByRole('button', { name: 'Set docs colors', exact: true }).click();
    await expect(page.getByText('This site uses your colors now.')).toBeVisible();
    expect(await siteColor(page)).toBe(PRIMARY.hex);
  });

  await test.step('menus work', async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    const panel = page.getByRole('dialog', { name: 'Settings' });
    await expect(panel.getByRole('link', { name: 'Edit documentation colors' })).toHaveCSS(
      'color',
      PRIMARY.rgb,
    );
    await panel.getByRole('radio', { name: 'Dark' }).check();
    expect(await siteColor(page)).not.toBe(PRIMARY.hex);
    await panel.getByRole('radio', { name: 'Light' }).check();
    await panel.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('another page, before scripts', async () => {
    const release = await holdRequests(page, isScript);
    await page.goto('/material-ui/react-button/', { waitUntil: 'commit' });
    await whenPainted(page);
    expect(await siteColor(page)).toBe(PRIMARY.hex);
    await release();
    await whenHydrated(page);
    expect(await siteColor(page)).toBe(PRIMARY.hex);
  });

  await test.step('reset with the settings', async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await expect.poll(() => siteColor(page)).toBe(own);
    await page.reload();
    expect(await siteColor(page)).toBe(own);
  });
  expect(errors).toEqual([]);
});
