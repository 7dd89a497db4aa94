import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openHydrated } from './support/hydration';

const BUTTON = '/material-ui/react-button/';

function previewLink(page: Page, demo: string, api: string): Locator {
  return page.locator(`#${demo} [data-code] pre:not([hidden]) a[data-api="${api}"]`).first();
}

test('names in a preview lead to their rows, with type and description on hover', async ({
  page,
}) => {
  await openHydrated(page, BUTTON);
  const link = previewLink(page, 'BasicButtons', 'Button.variant');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await link.hover();
  const hint = page.getByRole('tooltip');
  await expect(hint).toContainText('Button.variant');
  await expect(hint).toContainText("'text' | 'outlined' | 'contained'");
  await expect(hint).toContainText('The variant to use.');
  await hint.hover();
  await expect(hint).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();

  await link.click();
  await expect(page).toHaveURL(/\/material-ui\/api\/button\/#button-prop-variant$/);
  await expect(page.locator('#button-prop-variant')).toBeInViewport();
});

test('links are reached by keyboard: one tab stop a block, arrows inside', async ({ page }) => {
  await openHydrated(page, BUTTON);
  const first = page.locator('#BasicButtons [data-code] a[data-api]').first();
  await page.locator('#BasicButtons [data-code] pre').first().focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  const hint = page.getByRole('tooltip');
  await expect(hint).toContainText('Button');
  await expect(first).toHaveAccessibleDescription(/Button/);
  await page.keyboard.press('ArrowRight');
  await expect(first).not.toBeFocused();
  await expect(page.locator('#BasicButtons a[data-api]:focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.locator('#BasicButtons a[data-api]:focus')).toHaveCount(0);
  await expect(hint).toBeHidden();
});

test('the whole source is linked in both languages, and so are code blocks', async ({ page }) => {
  await openHydrated(page, BUTTON);
  const demo = page.locator('#BasicButtons');
  await demo.getByRole('button', { name: 'Expand code' }).click();
  for (const language of ['tsx', 'js']) {
    const code = demo.getByRole('group', { name: `BasicButtons.${language}` });
    await expect(code.locator('a[data-api="Button"]').first()).toHaveAttribute(
      'href',
      '/material-ui/api/button/',
    );
    if (language === 'tsx') {
      await demo.getByRole('button', { name: 'Show JavaScript source' }).click();
    }
  }
  const block = page.locator('.theme-doc-markdown pre a[data-api="Button.component"]');
  await expect(block.first()).toHaveAttribute('href', /\/api\/button\/#button-prop-component$/);
});

test('every link of some pages leads to a row that is there', async ({ page, request }) => {
  const hrefs = new Set<string>();
  for (const path of [BUTTON, '/joy-ui/react-button/', '/material-ui/v6/react-button/']) {
    await page.goto(path);
    const found = await page
      .locator('pre a[data-api]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(found.length).toBeGreaterThan(5);
    found.forEach((href) => hrefs.add(href));
  }
  expect([...hrefs].some((href) => href.startsWith('/joy-ui/api/'))).toBe(true);
  expect([...hrefs].some((href) => href.startsWith('/material-ui/v6/api/'))).toBe(true);
  for (const pathname of new Set([...hrefs].map((href) => href.split('#')[0]))) {
    const html = await (await request.get(pathname)).text();
    expect((await request.get(`${pathname}hints.json`)).ok()).toBe(true);
    for (const href of hrefs) {
      const [path, id] = href.split('#');
      if (path === pathname && id) {
        expect(html, href).toMatch(new RegExp(`id="?${id}["\\s>]`));
      }
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the links work', async ({ page }) => {
    await page.goto(BUTTON);
    await previewLink(page, 'BasicButtons', 'Button').click();
    await expect(page).toHaveURL(/\/material-ui\/api\/button\/$/);
  });
});
