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

test('a link to a comparison shows what was removed and its replacement, without layout shifts', async ({
  page,
}) => {
  // Fonts that arrive late shift text slightly; `layout-shift.spec.ts` checks that.
  await withoutFonts(page);
  await recordLayoutShifts(page);
  await openHydrated(page, DIALOG);
  await expect(page.getByText('2 changes in Dialog from 6.5.0 to 7.3.2.')).toBeVisible();
  await expect(change(page, 'onBackdropClick')).toContainText('Removed');
  await expect(change(page, 'onBackdropClick')).toContainText('Use the onClose prop');
  expect(await layoutShifts(page)).toEqual([]);
});

test('the URL keeps the selected component and versions', { tag: '@commit' }, async ({ page }) => {
  await openHydrated(page, COMPARE);
  await expect(page.getByText(/changes? in Accordion from 6\.5\.0 to 7\.3\.2/)).toBeVisible();
  await page.getByLabel('Component', { exact: true }).selectOption('InputLabel');
  await expect(page).toHaveURL(/component=InputLabel&from=6\.5\.0&to=7\.3\.2/);
  await expect(change(page, 'size')).toContainText("'small' | 'normal'");
  await expect(change(page, 'size')).toContainText("'small' | 'medium'");
  await page.reload();
  await expect(page.getByText('1 change in InputLabel')).toBeVisible();

  await page.getByLabel('To version').selectOption('6.5.0');
  await expect(page.getByText('No changes in InputLabel from 6.5.0 to 6.5.0')).toBeVisible();
});

test('the summary of a release links to each changed component', async ({ page }) => {
  await openHydrated(page, COMPARE);
  const article = page.getByRole('article');
  await expect(article.getByRole('link', { name: 'GridLegacy' })).toHaveAttribute(
    'href',
    '/material-ui/api/grid-legacy/',
  );
  const step = (title: string) =>
    article.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
  const chip = { name: 'Chip', exact: true };
  await step('From 6.5.0 to 7.3.2').getByRole('link', chip).click();
  await expect(page.getByText('4 changes in Chip from 6.5.0 to 7.3.2.')).toBeInViewport();
  await expect(page.getByLabel('Component', { exact: true })).toBeFocused();
  await step('From 7.3.2 to 9.5.0').getByRole('link', chip).click();
  await expect(page.getByText(/changes in Chip from 7\.3\.2 to 9\.5\.0/)).toBeInViewport();
});

test('a comparison with a later version says that style props are no longer accepted', async ({
  page,
}) => {
  await openHydrated(page, `${COMPARE}?component=Box&from=7.3.2&to=9.5.0`);
  const text = 'Box no longer accepts style props such as mt and bgcolor in 9.5.0; use sx.';
  await expect(page.getByRole('article').locator('p').getByText(text)).toBeVisible();
});

for (const mode of ['light', 'dark'] as const) {
  test(`a comparison has no axe violations and no overflow on a phone in ${mode} mode`, async ({
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
