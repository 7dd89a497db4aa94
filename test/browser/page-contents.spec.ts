import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openHydrated } from './support/hydration';
import { expectAtTop } from './support/scroll-position';
import { DESKTOP, PHONE } from './support/window-sizes';

const PAGE = '/material-ui/react-alert/';

function contents(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Page table of contents' });
}

function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { name, level: 3 });
}

/** Opens the table of contents in a narrow window, where a bar replaces it. */
async function open(page: Page): Promise<void> {
  await contents(page).getByText('On this page').click();
}

for (const viewport of [PHONE, DESKTOP]) {
  test(
    `the table of contents scrolls to a heading and marks it, at ${viewport.width} px`,
    { tag: viewport === PHONE ? '@commit' : [] },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await openHydrated(page, PAGE);
      await expect(contents(page)).toHaveCount(1);
      if (viewport === PHONE) {
        await expect(contents(page).getByRole('link')).toHaveCount(0);
        await open(page);
      }
      await contents(page).getByRole('link', { name: 'Actions' }).click();
      await expect(page).toHaveURL(`${PAGE}#actions`);
      await expectAtTop(heading(page, 'Actions'));
      if (viewport === PHONE) {
        await expect(contents(page).getByRole('link')).toHaveCount(0);
        await expect(contents(page)).toContainText('On this pageActions');
      }
      await expect(contents(page).locator('[aria-current=location]')).toHaveText('Actions');
    },
  );
}

test('the table of contents marks the current section while scrolling', async ({ page }) => {
  await openHydrated(page, PAGE);
  await expect(page.locator('[aria-current=location]')).toHaveCount(0);
  await heading(page, 'Variants').evaluate((element) =>
    element.scrollIntoView({ behavior: 'instant' }),
  );
  // One of the two tables is hidden. Both have the same mark.
  await expect(page.locator('[aria-current=location]').first()).toHaveText('Variants');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('[aria-current=location]')).toHaveCount(0);
});

test('after a change of page, the part below the first screen follows, and its sections are marked', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await openHydrated(page, '/material-ui/react-backdrop/');
  await page.locator('aside').getByRole('link', { name: 'Alert', exact: true }).click();
  await expect(page).toHaveURL(PAGE);
  const last = contents(page).getByRole('link').last();
  const [name, href] = [await last.innerText(), await last.getAttribute('href')];
  await page
    .locator(href ?? '')
    .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(page.locator('[aria-current=location]').first()).toHaveText(name);
});

test('a heading links to itself', async ({ page }) => {
  await openHydrated(page, PAGE);
  await expect(heading(page, 'Color')).toHaveAccessibleName('Color');
  const link = heading(page, 'Color').getByRole('link', { name: 'Color', exact: true });
  const sign = () => link.evaluate((element) => getComputedStyle(element, '::after').opacity);
  expect(await sign()).toBe('0');
  await page.keyboard.press('Tab');
  await link.focus();
  await expect.poll(sign).toBe('1');
  await link.press('Enter');
  await expect(page).toHaveURL(`${PAGE}#color`);
  await expectAtTop(heading(page, 'Color'));
});

test('the narrow table of contents opens without JavaScript and closes with Escape', async ({
  browser,
  page,
}) => {
  const viewport = PHONE;
  const context = await browser.newContext({ viewport, javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(new URL(PAGE, test.info().project.use.baseURL).href);
  await open(still);
  await expect(contents(still).getByRole('link', { name: 'Usage' })).toBeVisible();
  await context.close();

  await page.setViewportSize(viewport);
  await openHydrated(page, PAGE);
  await open(page);
  await contents(page).getByRole('link', { name: 'Usage' }).focus();
  await page.keyboard.press('Escape');
  await expect(contents(page).getByRole('link')).toHaveCount(0);
});
