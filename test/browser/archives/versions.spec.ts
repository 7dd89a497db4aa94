import { expect, test } from '@playwright/test';
import { htmlOf } from '../../built/support/page-html';
import { sample } from '../../../scripts/test/selection/sample';
import { allRoutes } from '../../../scripts/serve/site-routes';
import { PRODUCTS, archivesOf, productById } from '../../../src/foundation/products';
import { axeViolations } from '../support/axe';
import { openHydrated, readyAllDemos, whenVisibleDemosReady } from '../support/hydration';
import { navbarMenu } from '../support/navbar';
import { collectFaults } from '../support/page-faults';
import { withoutFonts } from '../support/without-fonts';

// test/built/archives/ covers metadata, content and chunks of archived pages.

const CURRENT = productById('material-ui');
const ARCHIVE = archivesOf([CURRENT])[0]!;
const ARCHIVED_BUTTONS = `${ARCHIVE.basePath}/react-button/`;
/** A query and a heading that both versions have. */
const PLACE = '?from=test#contained-button';
const CURRENT_BUTTONS = `${CURRENT.basePath}/react-button/`;

for (const { basePath, version } of archivesOf(PRODUCTS)) {
  const pages = allRoutes().filter(
    (route) => route.startsWith(`${basePath}/`) && htmlOf(route).includes('data-demo='),
  );

  for (const route of sample(pages, 1, 'archived demos')) {
    test(`the demos of ${route} run on ${version}`, { tag: '@commit' }, async ({ page }) => {
      // Pages with 30 demos take longer than others.
      test.slow();
      const faults = await collectFaults(page);
      await openHydrated(page, route);
      const count = await readyAllDemos(page);
      expect(count).toBeGreaterThan(0);
      const versions = await page
        .locator('.demo-root')
        .evaluateAll((roots) => roots.map((root) => (root as HTMLElement).dataset.libraryVersion));
      expect(versions).toEqual(Array(count).fill(version));
      expect(faults).toEqual([]);
    });
  }
}

test(
  'the banner links to the current page, and the version menu back',
  { tag: '@commit' },
  async ({ page }) => {
    await openHydrated(page, `${ARCHIVED_BUTTONS}${PLACE}`);
    const banner = page.getByRole('note', { name: 'About this version' });
    await expect(banner).toContainText("You're viewing the docs for v6.5.0. Latest: v7.3.2");
    await banner.getByRole('link', { name: 'View this page in v7.3.2' }).click();
    await expect(page).toHaveURL(CURRENT_BUTTONS + PLACE);
    await expect(banner).toHaveCount(0);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${CURRENT_BUTTONS}$`));
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);

    const menu = navbarMenu(page, 'Versions of Material UI');
    await menu.button.click();
    await menu.list.getByRole('link', { name: 'v6.5.0' }).click();
    await expect(page).toHaveURL(ARCHIVED_BUTTONS + PLACE);
    await expect(menu.button).toHaveText('Version v6.5.0');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${CURRENT_BUTTONS}$`));
  },
);

test('the other version opens at the section that the reader was at', async ({ page }) => {
  await withoutFonts(page);
  await openHydrated(page, CURRENT_BUTTONS);
  const heading = page.getByRole('heading', { level: 2, name: 'Customization' });
  const topOf = () =>
    heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await heading.evaluate((element) =>
    window.scrollBy({ top: element.getBoundingClientRect().top - 150, behavior: 'instant' }),
  );
  await whenVisibleDemosReady(page);
  const menu = navbarMenu(page, 'Versions of Material UI');
  await menu.button.click();
  // Demos above, which were still loading, may have moved the heading by a few pixels.
  const before = await topOf();
  expect(Math.abs(before - 150)).toBeLessThan(10);
  await menu.list.getByRole('link', { name: 'v6.5.0' }).click();
  await expect(page.getByRole('note', { name: 'About this version' })).toBeAttached();
  await expect(page).toHaveURL(ARCHIVED_BUTTONS);
  // Demos take the height that is reserved for them.
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(2);
});

test('the version menu links from an API page to the same page', async ({ page }) => {
  await openHydrated(page, `${ARCHIVE.basePath}/api/dialog/`);
  const menu = navbarMenu(page, 'Versions of Material UI');
  await menu.button.click();
  await menu.list.getByRole('link', { name: 'v7.3.2' }).click();
  await expect(page).toHaveURL(`${CURRENT.basePath}/api/dialog/`);
});

test('the banner links to the changes of the component', async ({ page }) => {
  await openHydrated(page, ARCHIVED_BUTTONS);
  await page.getByRole('link', { name: 'What changed in Button' }).click();
  await expect(page).toHaveURL(/\/api\/compare\/\?component=Button&from=6\.5\.0&to=7\.3\.2/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const mode of ['light', 'dark'] as const) {
  test(`an archived API page has no axe violations in ${mode} mode`, async ({ page }) => {
    // axe checks every cell of a long table.
    test.slow();
    await page.emulateMedia({ colorScheme: mode });
    await openHydrated(page, `${ARCHIVE.basePath}/api/dialog/`);
    expect(await axeViolations(page)).toEqual([]);
  });
}
