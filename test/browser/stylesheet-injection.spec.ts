import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated, readyDemo } from './support/hydration';
import { collectErrors, collectFaults } from './support/page-faults';

const LISTS = '/material-ui/react-list/';
const OTHER = '/material-ui/react-card/';
const DEMO = 'FontIconList';
const ICON_STYLESHEET = /\/material-icons\.[^/]*\.css$/;

/** Families of the fonts that the page has loaded. */
function loadedFamilies(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  );
}

/** The stylesheets that the page loads on demand: tag and text. */
function stylesheets(page: Page): Promise<{ tag: string; text: string }[]> {
  return page.locator('head [data-stylesheet]').evaluateAll((elements) =>
    elements.map((element) => ({
      tag: element.localName,
      text: element.textContent?.slice(0, 60) ?? '',
    })),
  );
}

test(
  'icon fonts load from this site into a cascade layer',
  { tag: '@commit' },
  async ({ page }) => {
    const faults = await collectFaults(page);
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await openHydrated(page, LISTS);
    const demo = await readyDemo(page, DEMO);
    await expect(page.locator('head style[data-stylesheet]')).toHaveCount(2);
    for (const { text } of await stylesheets(page)) {
      expect(text).toMatch(/^@layer theme\{@font-face/);
    }

    // A glyph is a square. Its name as text would be several times as wide.
    const glyph = demo.locator('.material-icons').first();
    await expect(glyph).toHaveText('directions_boat');
    await expect
      .poll(() => loadedFamilies(page))
      .toEqual(expect.arrayContaining(['Material Icons', 'Material Icons Two Tone']));
    const [width, height] = await glyph.evaluate((icon) => [icon.scrollWidth, icon.clientHeight]);
    expect(width).toBe(height);
    // The library's size overrides the class of the font, which is in a lower layer.
    await expect(glyph).toHaveCSS('font-size', '24px');

    expect([...hosts]).toEqual([new URL(page.url()).host]);
    expect(faults).toEqual([]);
  },
);

test('a stylesheet that cannot be fetched is logged and loaded by a link', async ({ page }) => {
  const errors = collectErrors(page);
  // Rejects the fetch and serves the link that follows.
  let refused = 0;
  await page.route(ICON_STYLESHEET, async (route) => {
    if (route.request().resourceType() === 'stylesheet') {
      await route.continue();
    } else {
      refused += 1;
      await route.fulfill({ status: 503, body: '' });
    }
  });
  await openHydrated(page, LISTS);
  const link = page.locator('head link[data-stylesheet*="/material-icons."]');
  await expect(link).toHaveCount(1);
  expect(refused).toBe(1);
  expect(errors.filter((text) => text.startsWith('Failed to fetch CSS'))).toEqual([
    'Failed to fetch CSS: 503 Service Unavailable',
  ]);

  const demo = await readyDemo(page, DEMO);
  await expect.poll(() => loadedFamilies(page)).toContain('Material Icons');
  await expect(demo.locator('.material-icons').first()).toHaveCSS(
    'font-family',
    '"Material Icons"',
  );
});

test('leaving the page aborts the fetch', async ({ page }) => {
  const failed: string[] = [];
  page.on('requestfailed', (request) => {
    if (ICON_STYLESHEET.test(request.url())) {
      failed.push(request.failure()?.errorText ?? '');
    }
  });
  // Never answered.
  await page.route(ICON_STYLESHEET, () => {});
  const started = page.waitForRequest(ICON_STYLESHEET);
  await openHydrated(page, LISTS);
  await started;
  await page.locator('main').getByRole('link', { name: 'cards', exact: true }).click();
  await expect(page).toHaveURL(OTHER);
  await expect.poll(() => failed).toEqual(['net::ERR_ABORTED']);
  await expect(page.locator('[data-stylesheet*="/material-icons."]')).toHaveCount(0);
});
