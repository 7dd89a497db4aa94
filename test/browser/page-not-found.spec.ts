import { expect, test } from '@playwright/test';
import { holdRequests, isScript } from './support/hold-requests';
import { openHydrated } from './support/hydration';
import { layoutShifts, recordLayoutShifts } from './support/layout-shift';
import { sidewaysOverflow } from './support/overflow';
import { collectFaults } from './support/page-faults';
import { DESKTOP, PHONE } from './support/window-sizes';
import { withoutFonts } from './support/without-fonts';

const TITLE = { level: 1, name: 'Page not found' } as const;

test(
  'offers the page with the nearest address, and opens it',
  { tag: '@commit' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openHydrated(page, '/material-ui/react-buton/');
    await expect(page.getByRole('heading', TITLE)).toBeVisible();
    await expect(page).toHaveTitle(/^Page not found/);
    const near = page.getByRole('main').getByRole('link', { name: /^Button Material UI/ });
    await expect(near).toBeVisible();
    expect(await sidewaysOverflow(page)).toEqual([]);
    await near.click();
    await expect(page).toHaveURL('/material-ui/react-button/');
    await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  },
);

test('a long address does not make the page scroll sideways', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openHydrated(page, `/material-ui/react-buton/${'long-'.repeat(60)}/`);
  expect(await sidewaysOverflow(page)).toEqual([]);
});

test('shows the page at an address that cannot be decoded', async ({ page }) => {
  const faults = await collectFaults(page);
  await openHydrated(page, '/material-ui/%E0%A4%A/');
  await expect(page.getByRole('heading', TITLE)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Report broken link' })).toBeVisible();
  // The browser logs the status of the page itself.
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`shows the nearest pages without shifts and faults at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // The rest of the page appears after 2 s, or when the nearest pages are known. On a slow machine
    // 2 s would pass first.
    await page.addInitScript(() => {
      const slower = new CSSStyleSheet();
      slower.replaceSync('[data-waiting] { animation-delay: 60s !important; }');
      document.adoptedStyleSheets = [slower];
    });
    await withoutFonts(page);
    const faults = await collectFaults(page);
    await recordLayoutShifts(page);
    // The first script decides whether there is a page at all.
    const isLater = (url: URL) => isScript(url) && !url.pathname.endsWith('/plain-address.js');
    const release = await holdRequests(page, isLater);
    await page.goto('/material-ui/react-buton/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', TITLE)).toBeVisible();
    const rest = page
      .getByRole('main')
      .getByRole('heading', { name: 'Start here', includeHidden: true });
    await expect(rest).toHaveCSS('visibility', 'hidden');
    release();
    await expect(
      page.getByRole('main').getByRole('link', { name: /^Button Material UI/ }),
    ).toBeVisible();
    await expect(rest).toBeVisible();
    const shifts = await layoutShifts(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    // All such addresses get the same HTML, so only the browser knows the product in the navbar.
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.002);
    // The browser logs the status of the page itself.
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  });
}

test('an address that moved redirects with its query and anchor', async ({ page }) => {
  await page.goto('/components/cards/?from=old#basic-card');
  await expect(page).toHaveURL('/material-ui/react-card/?from=old#basic-card');
  await expect(page.getByRole('heading', { level: 1, name: 'Card' })).toBeVisible();
});

test('an address that moved redirects inside the app without a history entry', async ({ page }) => {
  await openHydrated(page, '/system/spacing/');
  await page.evaluate(() => {
    window.history.pushState({ key: 'moved' }, '', '/components/cards/');
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'moved' } }));
  });
  await expect(page).toHaveURL('/material-ui/react-card/');
  await page.goBack();
  await expect(page).toHaveURL('/system/spacing/');
});

test(
  'an address with a language opens the page, with a note',
  { tag: '@commit' },
  async ({ page }) => {
    await openHydrated(page, '/zh/material-ui/react-button/');
    await expect(page).toHaveURL('/material-ui/react-button/');
    await expect(page.getByRole('status').filter({ hasText: 'Chinese' })).toHaveText(
      "This page isn't available in Chinese. It's shown in English.",
    );
  },
);
