import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { COMBINATIONS } from './support/combinations';
import { openHydrated, whenHydrated } from './support/hydration';
import { sidewaysOverflow } from './support/overflow';
import { storeSettings } from './support/reader-settings';
import { scrollTo } from './support/scroll-position';
import { DESKTOP, PHONE } from './support/window-sizes';

/** A page with headings, links and code, and without demos, so that axe is soon done. */
const PAGE = '/material-ui/getting-started/installation/';

const NOWHERE = '/material-ui/react-buton/';

const contents = (page: Page) => page.getByRole('navigation', { name: 'Page table of contents' });

async function openContents(page: Page): Promise<void> {
  await contents(page).getByText('On this page').click();
}

async function openNowhere(page: Page): Promise<void> {
  await page.goto(NOWHERE);
  await whenHydrated(page);
}

/** What a reader meets besides a page as it opens; each says what is there then. */
const STATES: readonly {
  name: string;
  viewport: typeof DESKTOP | typeof PHONE;
  open: (page: Page) => Promise<Locator>;
}[] = [
  {
    name: 'the list of shortcuts',
    viewport: DESKTOP,
    open: async (page) => {
      await openHydrated(page, PAGE);
      await page.keyboard.press('?');
      return page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    },
  },
  {
    name: 'the table of contents of a phone, and the button to the top',
    viewport: PHONE,
    open: async (page) => {
      await openHydrated(page, PAGE);
      await scrollTo(page, 600);
      await openContents(page);
      return page.getByRole('button', { name: 'Scroll back to top' });
    },
  },
  {
    name: 'an address without a page',
    viewport: DESKTOP,
    open: async (page) => {
      await openNowhere(page);
      return page.getByRole('main').getByRole('link', { name: /^Button Material UI/ });
    },
  },
];

for (const settings of COMBINATIONS) {
  test(`axe finds nothing, ${settings.mode}, ${settings.direction}`, async ({ page }) => {
    // axe looks at each element of three pages.
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await storeSettings(page, settings);
    for (const { name, viewport, open } of STATES) {
      await page.setViewportSize(viewport);
      await expect(await open(page)).toBeVisible();
      expect.soft(await axeViolations(page), name).toEqual([]);
    }
  });
}

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  const style = (locator: Locator, property: string) =>
    locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

  test('the place of the reader is marked, and what is pressed has an edge', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await openHydrated(page, PAGE);
    await contents(page).getByRole('link').nth(1).click();
    const marked = contents(page).locator('[aria-current=location]');
    await expect(marked).toHaveCount(1);
    const other = contents(page).locator('a:not([aria-current])').first();
    const edge = 'border-inline-start-color';
    expect(await style(marked, edge)).not.toBe(await style(other, edge));

    await scrollTo(page, 600);
    for (const control of [
      page.getByRole('button', { name: 'Scroll back to top' }),
      page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link').first(),
    ]) {
      expect(await style(control, 'border-top-style')).toBe('solid');
    }

    await page.keyboard.press('?');
    const list = page.getByRole('dialog');
    await expect(list).toBeVisible();
    expect(await style(list, 'border-top-style')).toBe('solid');
    expect(await style(list.locator('kbd').first(), 'border-top-style')).toBe('solid');
  });
});

/** Texts of which a part is cut off, in a page or in what lies over it. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const places = 'main h1, main a, main button, main summary, footer a, dialog :is(td, th)';
    // Code scrolls, and what is for screen readers only is cut on purpose.
    const meant = 'pre *, .demo-root *, [class*=hidden i]';
    return [...document.querySelectorAll<HTMLElement>(places)]
      .filter((element) => element.checkVisibility() && !element.matches(meant))
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

for (const viewport of [PHONE, { width: 1280, height: 720 }, DESKTOP]) {
  test(`with text twice as large nothing is cut off at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const open of [
      () => openHydrated(page, PAGE),
      () => openHydrated(page, '/'),
      () => openNowhere(page),
    ]) {
      await open();
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect.soft(await sidewaysOverflow(page), page.url()).toEqual([]);
      expect.soft(await cutTexts(page), page.url()).toEqual([]);
    }
    await page.keyboard.press('?');
    const list = page.getByRole('dialog');
    await expect(list.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    expect(await cutTexts(page)).toEqual([]);
  });
}
