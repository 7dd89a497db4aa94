import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { openHydrated } from './support/hydration';
import { layoutShifts, recordLayoutShifts } from './support/layout-shift';
import { sidewaysOverflow } from './support/overflow';
import { storeSettings } from './support/reader-settings';
import { withoutFonts } from './support/without-fonts';

const COMPARE = '/material-ui/api/compare/';
const DIALOG = `${COMPARE}?component=Dialog&from=6.5.0&to=7.3.2`;

function change(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
}

test('a link to a comparison shows it: what is gone, and what replaces it', async ({ page }) => {
  // Text that is painted before its font moves a hair: `layout-shift.spec.ts` looks at that.
  await withoutFonts(page);
  await recordLayoutShifts(page);
  await openHydrated(page, DIALOG);
  await expect(page.getByText('2 changes in Dialog from 6.5.0 to 7.3.2.')).toBeVisible();
  await expect(change(page, 'onBackdropClick')).toContainText('Removed');
  await expect(change(page, 'onBackdropClick')).toContainText('Use the onClose prop');
  expect(await layoutShifts(page)).toEqual([]);
});

test('the choice of component and versions stands in the address', async ({ page }) => {
  await openHydrated(page, COMPARE);
  await expect(page.getByText('Choose a component')).toBeVisible();
  await page.getByLabel('Component', { exact: true }).selectOption('InputLabel');
  await expect(page).toHaveURL(/component=InputLabel&from=6\.5\.0&to=7\.3\.2/);
  await expect(change(page, 'size')).toContainText("'small' | 'normal'");
  await expect(change(page, 'size')).toContainText("'small' | 'medium'");
  await page.reload();
  await expect(page.getByText('1 change in InputLabel')).toBeVisible();

  await page.getByLabel('To version').selectOption('6.5.0');
  await expect(page.getByText('InputLabel is the same in 6.5.0 and 6.5.0')).toBeVisible();
});

test('the summary of a release leads to each component that changed', async ({ page }) => {
  await openHydrated(page, COMPARE);
  const article = page.getByRole('article');
  await expect(article.getByRole('link', { name: 'GridLegacy' })).toHaveAttribute(
    'href',
    '/material-ui/api/grid-legacy/',
  );
  await article.getByRole('link', { name: 'Chip', exact: true }).click();
  await expect(page.getByText('4 changes in Chip from 6.5.0 to 7.3.2.')).toBeInViewport();
  await expect(page.getByLabel('Component', { exact: true })).toBeFocused();
});

test('an address that asks for what does not exist says so', async ({ page }) => {
  await openHydrated(page, `${COMPARE}?component=Buton&to=99.0.0`);
  const alerts = page.getByRole('article').getByRole('alert');
  await expect(alerts).toHaveText([
    'There is no component “Buton” in the documented versions. Choose one from the list.',
    'Version “99.0.0” is not documented here. There are 7.3.2, 6.5.0.',
  ]);
  await openHydrated(page, `${COMPARE}?component=Hidden`);
  await expect(page.getByText('Hidden is not part of 7.3.2')).toBeVisible();
});

test('a comparison that does not load can be tried again', async ({ page }) => {
  await page.route('**/api-data/**', (route) => route.abort());
  await openHydrated(page, DIALOG);
  await expect(page.getByText('The descriptions of Dialog could not be loaded.')).toBeVisible();
  await page.unroute('**/api-data/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('2 changes in Dialog')).toBeVisible();
});

test('API pages tell since when a thing exists, and what changed', async ({ page }) => {
  await openHydrated(page, '/material-ui/api/chip/');
  await expect(page.locator('#chip-prop-slotProps')).toContainText('since v7');
  await expect(page.locator('#chip-prop-size')).not.toContainText('since');
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { name: 'Changes since v6' })).toBeVisible();
  await article.getByRole('link', { name: 'side by side' }).click();
  await expect(page.getByText('4 changes in Chip')).toBeVisible();
});

test('component pages tell what changed in their components', async ({ page }) => {
  await openHydrated(page, '/material-ui/react-dialog/');
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { name: 'What changed' })).toBeVisible();
  await expect(change(page, '<Dialog />').last()).toContainText('removed prop onBackdropClick');
  await article.getByRole('link', { name: '6.5.0 → 7.3.2' }).first().click();
  await expect(page).toHaveURL(/\/material-ui\/api\/compare\/\?component=Dialog/);
});

for (const mode of ['light', 'dark'] as const) {
  test(`axe finds nothing on a comparison in ${mode} mode, and a phone shows all of it`, async ({
    page,
  }) => {
    await storeSettings(page, { mode, direction: mode === 'dark' ? 'rtl' : 'ltr' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await openHydrated(page, `${COMPARE}?component=Grid`);
    await expect(page.getByText(/\d+ changes in Grid/)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toEqual([]);
  });
}
