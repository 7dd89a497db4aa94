import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { demoFrame, openHydrated } from './support/hydration';
import { scrollThrough } from './support/layout-shift';
import { editor, openEditor, sandbox } from './support/live';
import { collectFaults } from './support/page-faults';

const { BASE_URL = '' } = process.env;
const { pathname: base } = new URL(BASE_URL || 'http://127.0.0.1');

test.skip(
  base === '/',
  'needs a site with Joy UI below a path: scripts/test/full/base-path.ts builds it',
);

const AVATAR = `${base}joy-ui/react-avatar/`;
const SLOW = { timeout: 20_000 };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The addresses of images that didn't load. */
const brokenImages = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => src),
  );

for (const [route, title] of [
  ['', /^React UI components/],
  ['joy-ui/getting-started/', 'Overview'],
  ['joy-ui/react-avatar/', 'Avatar'],
  ['joy-ui/api/button/', /^Button/],
  ['core/', 'MUI Core'],
  ['size-snapshot/', 'Size snapshot'],
] as const) {
  test(`opens /${route} without faults`, async ({ page }) => {
    const faults = await collectFaults(page);
    await openHydrated(page, base + route);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await scrollThrough(page);
    await expect.poll(() => brokenImages(page)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(base + route);
    expect(faults).toEqual([]);
  });
}

test('finds pages, opens them in the same document, and keeps the color mode', async ({ page }) => {
  const faults = await collectFaults(page);
  await openHydrated(page, AVATAR);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('button', { name: /^Color mode: / }).click();
  const mode = await page.locator('html').getAttribute('data-theme-choice');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill('chip');
  const option = page.getByRole('option').first();
  await expect(option).toHaveAttribute('href', `${base}joy-ui/react-chip/`, SLOW);
  await option.click();
  await expect(heading(page, 'Chip')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
  // A reload aborts requests.
  expect(faults).toEqual([]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', mode!);
});

test('links from code to the API, and from there to the demos', async ({ page }) => {
  const faults = await collectFaults(page);
  await openHydrated(page, AVATAR);
  await page.locator('#AvatarSizes [data-code] a[data-api="Avatar.size"]').first().click();
  await expect(page).toHaveURL(`${base}joy-ui/api/avatar/#avatar-prop-size`);
  await expect(heading(page, 'Avatar')).toBeVisible();
  await page
    .getByRole('article')
    .getByRole('link', { name: 'Avatar', exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(AVATAR);
  // A navigation aborts what is still being loaded.
  expect(faults.filter((fault) => !fault.includes('ERR_ABORTED'))).toEqual([]);
});

test('shows the images of a demo in a frame, alone and edited', async ({ page }) => {
  const faults = await collectFaults(page);
  await openHydrated(page, AVATAR);
  await demoFrame(page, 'BasicAvatars').scrollIntoViewIfNeeded();
  const address = `${base}img/demos/avatar/ben.svg`;
  const image = demoFrame(page, 'BasicAvatars').getByRole('img', { name: 'Ben Okafor' });
  await expect(image).toHaveAttribute('src', address);
  const field = await openEditor(page, 'BasicAvatars');
  await expect(field).toHaveValue(/src="\/img\/demos\/avatar\/ben\.svg"/);
  await editor(page, 'BasicAvatars').press('Control+End');
  await page.keyboard.type('// end');
  const edited = sandbox(page, 'BasicAvatars').getByRole('img', { name: 'Ben Okafor' });
  await expect(edited).toHaveAttribute('src', address, SLOW);
  await page.goto(`${base}demo/joy-ui/?demo=avatar/BasicAvatars`);
  await expect(page.getByRole('img', { name: 'Ben Okafor' })).toHaveAttribute('src', address, SLOW);
  expect(await brokenImages(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('redirects moved addresses, and offers pages on the 404 page', async ({ page }) => {
  await page.goto(`${base}joy-ui/getting-started/overview/?a=b#c`);
  await expect(page).toHaveURL(`${base}joy-ui/getting-started/?a=b#c`);
  await openHydrated(page, `${base}Joy-UI/React-Avatar.html#basics`);
  await expect(page).toHaveURL(`${AVATAR}#basics`);
  await openHydrated(page, `${base}joy-ui/react-avatr/`);
  await expect(heading(page, 'Page not found')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Avatar Joy UI/ })
    .click();
  await expect(page).toHaveURL(AVATAR);
  await expect(heading(page, 'Avatar')).toBeVisible();
});

test('serves visited pages offline, and the offline page with links below the path', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await context.addInitScript(() => localStorage.setItem('offline-worker', 'on'));
  await openHydrated(page, AVATAR);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() => page.evaluate(async () => !!(await caches.match(window.location.href))), SLOW)
    .toBe(true);
  expect(await page.evaluate(() => caches.keys())).toContainEqual(
    expect.stringMatching(new RegExp(`^${base}offline-visited-\\d+$`)),
  );
  await page.reload();
  await context.setOffline(true);
  await openHydrated(page, AVATAR);
  await expect(heading(page, 'Avatar')).toBeVisible();
  await page.goto(`${base}joy-ui/react-select/`);
  await expect(page.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', base);
});
