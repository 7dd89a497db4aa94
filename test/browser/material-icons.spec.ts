import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { openHydrated } from './support/hydration';
import { layoutShifts, recordLayoutShifts } from './support/layout-shift';
import { sidewaysOverflow } from './support/overflow';
import { storeSettings } from './support/reader-settings';
import { collectRequests } from './support/requests';
import { withoutFonts } from './support/without-fonts';

const ICONS = '/material-ui/material-icons/';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search icons' });
const grid = (page: Page) => page.getByRole('grid', { name: 'Icons' });
const icon = (page: Page, name: string) => grid(page).getByRole('button', { name, exact: true });

test('finds an icon by synonym and shows its import', { tag: '@commit' }, async ({ page }) => {
  await openHydrated(page, ICONS);
  await field(page).fill('trash');
  await expect(page.getByText(/^\d+ icons match “trash”$/)).toBeVisible();
  await icon(page, 'Delete').click();
  const dialog = page.getByRole('dialog', { name: 'Delete' });
  await expect(dialog).toContainText("import Delete from '@mui/icons-material/Delete';");
  await expect(page).toHaveURL(`${ICONS}?query=trash&selected=Delete`);

  await dialog.getByRole('button', { name: 'DeleteTwoTone', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'DeleteTwoTone' })).toContainText(
    "import DeleteTwoTone from '@mui/icons-material/DeleteTwoTone';",
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(icon(page, 'Delete')).toBeFocused();
  await expect(page).toHaveURL(`${ICONS}?query=trash`);
});

for (const [url, name] of [
  [ICONS, 'Search icons'],
  ['/material-ui/customization/default-theme/', 'Filter by name or value'],
  ['/joy-ui/customization/default-theme-viewer/', 'Filter by name or value'],
] as const) {
  test(`the search field of ${url} is in the first screen of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openHydrated(page, url);
    await expect(page.getByRole('searchbox', { name })).toBeInViewport({ ratio: 1 });
  });
}

test('the dialog of an icon shows its import and long names completely', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openHydrated(page, `${ICONS}?selected=SignalCellularConnectedNoInternet0BarOutlined`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('pre')).toContainText("NoInternet0BarOutlined';");
  const cut = await dialog.evaluate((element) =>
    [...element.querySelectorAll('pre, pre code, button span')]
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1),
      )
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test('the page fetches no icons before the reader uses the search', async ({ page }) => {
  const fetched = collectRequests(page, /\/assets\/icons\//);
  await openHydrated(page, ICONS);
  await expect(page.getByRole('list', { name: 'Common icons' })).toBeVisible();
  expect(fetched).toEqual([]);

  await page.getByRole('button', { name: /^Show all [\d,]+ icons$/ }).click();
  await expect(grid(page).getByRole('button').first()).toBeFocused();
  await expect(icon(page, 'AcUnit').locator('path')).toHaveCount(1);
  expect(fetched.filter((path) => path.includes('/index.'))).toHaveLength(1);
  expect(fetched.filter((path) => !path.includes('/index.')).length).toBeLessThanOrEqual(2);
});

test('arrow keys move in the grid, which is one tab stop', async ({ page }) => {
  await openHydrated(page, `${ICONS}?query=alarm`);
  await expect(icon(page, 'Alarm')).toBeVisible();
  const buttons = grid(page).getByRole('button');
  await buttons.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(buttons.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(buttons.last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(buttons.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Alarm' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(buttons.first()).toBeFocused();
});

test('End moves the focus to an icon that was not rendered', async ({ page }) => {
  await openHydrated(page, ICONS);
  await page.getByRole('button', { name: /^Show all/ }).click();
  await expect(icon(page, 'Abc')).toBeFocused();
  await page.keyboard.press('End');
  await expect(icon(page, 'ZoomOutMap')).toBeFocused();
  await expect(icon(page, 'ZoomOutMap')).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(icon(page, 'Abc')).toBeInViewport();
});

test('the URL opens a search, a theme and an icon', async ({ page }) => {
  await openHydrated(page, `${ICONS}?query=alarm&theme=Sharp&selected=AlarmSharp`);
  await expect(page.getByRole('dialog', { name: 'AlarmSharp' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('alarm');
  await expect(page.getByRole('radio', { name: 'Sharp' })).toBeChecked();
  await expect(icon(page, 'AlarmSharp')).toBeVisible();
  await page.getByRole('radio', { name: 'Filled' }).check();
  await expect(page).toHaveURL(`${ICONS}?query=alarm`);
  await expect(icon(page, 'Alarm')).toBeVisible();
});

test('an unknown icon in the URL and a search without results suggest similar names', async ({
  page,
}) => {
  await openHydrated(page, `${ICONS}?selected=AcUnt`);
  const dialog = page.getByRole('dialog', { name: 'Icon not found' });
  await expect(dialog).toContainText("There's no icon named “AcUnt”.");
  await dialog.getByRole('button', { name: 'AcUnit' }).click();
  await expect(page.getByRole('dialog', { name: 'AcUnit' })).toBeVisible();
  await page.keyboard.press('Escape');

  await field(page).fill('settngs');
  await expect(page.getByText('No icons match “settngs”')).toBeVisible();
  await page
    .getByRole('list', { name: 'Similar names' })
    .getByRole('button', { name: 'Settings', exact: true })
    .click();
  await expect(page.getByRole('dialog', { name: 'Settings', exact: true })).toBeVisible();
});

test('a failed request can be retried', async ({ page }) => {
  const pattern = '**/assets/icons/index.*.json';
  await page.route(pattern, (route) => route.abort());
  await openHydrated(page, ICONS);
  await field(page).fill('alarm');
  await expect(page.getByText("The icons couldn't be loaded.")).toBeVisible();
  await page.unroute(pattern);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(icon(page, 'Alarm')).toBeFocused();
});

test('loading the results shifts nothing', async ({ page }) => {
  await withoutFonts(page);
  await recordLayoutShifts(page);
  await openHydrated(page, `${ICONS}?query=alarm`);
  await expect(icon(page, 'Alarm').locator('path')).toHaveCount(1);
  expect(await layoutShifts(page)).toEqual([]);
});

for (const mode of ['light', 'dark'] as const) {
  test(`the search has no axe violations and no overflow on a phone in ${mode} mode`, async ({
    page,
  }) => {
    await storeSettings(page, { mode, direction: mode === 'dark' ? 'rtl' : 'ltr' });
    await page.setViewportSize({ width: 320, height: 700 });
    await openHydrated(page, `${ICONS}?query=arrow`);
    await expect(icon(page, 'ArrowBack')).toBeVisible();
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    await icon(page, 'ArrowBack').click();
    await expect(page.getByRole('dialog', { name: 'ArrowBack' })).toBeVisible();
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  });
}
