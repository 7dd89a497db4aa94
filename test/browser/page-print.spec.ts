import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydration';
import { storeSettings } from './support/reader-settings';

const PAGE = '/material-ui/react-button/';

/** The addresses that the page prints after its links, by link text. */
function printedAddresses(page: Page): Promise<Record<string, string>> {
  return page.getByRole('article').evaluate((article) => {
    const links = [...article.querySelectorAll<HTMLElement>('a:not(.demo-root *, pre *)')];
    return Object.fromEntries(
      links.flatMap((link) => {
        const { content } = getComputedStyle(link, '::after');
        // Chromium lists the parts as separate strings.
        const text = content.replaceAll('" "', '');
        return text.includes('(') ? [[link.innerText.trim(), text]] : [];
      }),
    );
  });
}

/** Opens a page as on paper. A demo rendered for a wider window would be cut off. */
async function openInPrint(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: 794, height: 1123 });
  await openHydrated(page, url);
  await page.emulateMedia({ media: 'print' });
}

/** The blocks of code and the tables of an article that the paper doesn't show completely. */
function cutBlocks(page: Page): Promise<string[]> {
  return page.getByRole('article').evaluate((article) => {
    const blocks = [...article.querySelectorAll<HTMLElement>('pre, table')];
    return blocks
      .filter((block) => !block.closest('.demo-root, [aria-hidden=true]'))
      .filter((block) => {
        const { right, width } = block.getBoundingClientRect();
        const isCut = block.scrollWidth - block.clientWidth > 1;
        return width === 0 || isCut || right > document.documentElement.clientWidth;
      })
      .map(({ textContent }) => textContent.slice(0, 80));
  });
}

test('prints the article with all code, demos and link addresses, but no controls', async ({
  page,
}) => {
  await openInPrint(page, PAGE);
  await test.step('no navigation and controls', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
    const sign = await page
      .getByRole('heading', { level: 2 })
      .getByRole('link')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').display);
    expect(sign).toBe('none');
    const buttons = await page
      .getByRole('article')
      .getByRole('button')
      .evaluateAll((all) =>
        all.filter((button) => !button.closest('.demo-root')).map((button) => button.outerHTML),
      );
    expect(buttons).toEqual([]);
  });

  await test.step('complete code blocks and demos', async () => {
    const blocks = page.getByRole('article').locator('pre:not(.demo-root *)');
    expect(await blocks.count()).toBeGreaterThan(10);
    for (const block of await blocks.all()) {
      await expect(block).toBeVisible();
      const isCut = await block.evaluate(
        (pre) => pre.scrollWidth - pre.clientWidth > 1 || pre.scrollHeight - pre.clientHeight > 1,
      );
      expect(isCut, (await block.textContent()) ?? '').toBe(false);
    }
    await expect(page.locator('.demo-root').first().getByRole('button').first()).toBeVisible();
  });

  await test.step('addresses of links', async () => {
    const addresses = await printedAddresses(page);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    const select = new URL('/material-ui/react-select/', canonical!).href;
    expect(addresses['Select']).toContain(select);
    expect(addresses['WAI-ARIA']).toContain('https://www.w3.org/');
  });
});

for (const route of ['/material-ui/migration/upgrade-to-v7/', '/docs-infra/writing-pages/']) {
  test(`prints all code and tables of ${route}`, async ({ page }) => {
    await openInPrint(page, route);
    expect(await page.getByRole('article').locator('pre').count()).toBeGreaterThan(2);
    expect(await cutBlocks(page)).toEqual([]);
  });
}

test('prints the commands of all package managers, with their names', async ({ page }) => {
  await openInPrint(page, '/material-ui/getting-started/installation/');
  const panels = page.getByRole('article').locator('[data-manager]');
  for (const manager of ['npm', 'pnpm', 'yarn', 'bun']) {
    const panel = panels.and(page.locator(`[data-manager=${manager}]`)).first();
    await expect(panel).toBeVisible();
    const label = await panel.evaluate((element) => getComputedStyle(element, '::before').display);
    expect(label).toBe('block');
  }
});

test('prints all tabs of a page with their labels', async ({ page }) => {
  await openInPrint(page, '/experiments/docs/demos/');
  for (const text of ['Stone mill', 'Roller mill', 'The stones turn', 'The rollers turn']) {
    await expect(page.getByRole('tabpanel').getByText(text)).toBeVisible();
  }
});

test('prints what is collapsed', async ({ page }) => {
  await openInPrint(page, '/experiments/docs/markdown/');
  const details = page.locator('article details').filter({ hasText: 'Opened by a click' });
  await expect(details).not.toHaveAttribute('open');
  const text = details.getByText('A paragraph, a list and code:');
  await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeGreaterThan(10);
});

test('prints on white in dark mode', async ({ page }) => {
  await openInPrint(page, PAGE);
  await page.emulateMedia({ media: 'screen' });
  await storeSettings(page, { mode: 'dark' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print' });
  const paragraph = page.getByRole('article').getByText('Use a button for what happens');
  const lightness = await paragraph.evaluate((element) => {
    const numbers = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    const mean = (color: string) => numbers(color).reduce((sum, part) => sum + part, 0) / 3;
    const { backgroundColor } = getComputedStyle(document.documentElement);
    return { text: mean(getComputedStyle(element).color), paper: mean(backgroundColor) };
  });
  expect(lightness.text).toBeLessThan(80);
  expect(lightness.paper).toBeGreaterThan(240);
});
