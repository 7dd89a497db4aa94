import { expect, test } from '@playwright/test';
import type { Locator, Page, ViewportSize } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { COMBINATIONS } from './support/combinations';
import { openHydrated } from './support/hydration';
import { sidewaysOverflow } from './support/overflow';
import { storeSettings } from './support/reader-settings';
import { scrollTo } from './support/scroll-position';
import { DESKTOP, PHONE } from './support/window-sizes';

/** A page with headings, links and code but without demos, so axe is fast. */
const PAGE = '/material-ui/getting-started/installation/';

const NOWHERE = '/material-ui/react-buton/';

const contents = (page: Page) => page.getByRole('navigation', { name: 'Page table of contents' });

async function openContents(page: Page): Promise<void> {
  await contents(page).getByText('On this page').click();
}

/** States of a page after loading; `open` returns an element that appears in the state. */
const STATES: readonly {
  name: string;
  viewport: ViewportSize;
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
    name: 'the table of contents on a phone and the button to the top',
    viewport: PHONE,
    open: async (page) => {
      await openHydrated(page, PAGE);
      await scrollTo(page, 600);
      await openContents(page);
      return page.getByRole('button', { name: 'Scroll back to top' });
    },
  },
  {
    name: 'the page for addresses that do not exist',
    viewport: DESKTOP,
    open: async (page) => {
      await openHydrated(page, NOWHERE);
      return page.getByRole('main').getByRole('link', { name: /^Button Material UI/ });
    },
  },
];

for (const { name, viewport, open } of STATES) {
  test(`axe finds no violations in ${name}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await storeSettings(page, COMBINATIONS[0]);
    await expectAccessible(page, await open(page));
  });
}

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  const style = (locator: Locator, property: string) =>
    locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

  test('the current section is marked, and controls have borders', async ({ page }) => {
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

  /** Whether an element has the colors that the reader's system has for a selection. */
  const isSelection = (locator: Locator) =>
    locator.evaluate((element) => {
      const probe = document.createElement('i');
      probe.style.cssText = 'color: SelectedItemText; background: SelectedItem';
      document.body.append(probe);
      const [found, expected] = [element, probe].map((each) => {
        const { color, backgroundColor } = getComputedStyle(each);
        return `${color} ${backgroundColor}`;
      });
      probe.remove();
      return found === expected;
    });

  test('what is selected has the colors of a selection', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await openHydrated(page, PAGE);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true }).first();
    await tab('pnpm').click();
    expect(await isSelection(tab('pnpm'))).toBe(true);
    expect(await isSelection(tab('npm'))).toBe(false);
    await contents(page).getByRole('link').nth(1).click();
    expect(await isSelection(contents(page).locator('[aria-current=location]'))).toBe(true);

    await openHydrated(page, '/material-ui/react-button/');
    const language = (name: string) => page.getByRole('button', { name, exact: true }).first();
    await language('JS').click();
    await expect.poll(() => isSelection(language('JS'))).toBe(true);
    expect(await isSelection(language('TS'))).toBe(false);

    await openHydrated(page, '/material-ui/customization/theme-studio/');
    const presets = page.getByRole('tab', { name: 'Presets' });
    await expect(presets).toBeVisible();
    expect(await isSelection(presets)).toBe(true);
    expect(await isSelection(page.getByRole('tab', { name: 'Colors' }))).toBe(false);
  });
});

/** Elements with clipped text, on the page or in a dialog. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const places = 'main h1, main a, main button, main summary, footer a, dialog :is(td, th)';
    // Code scrolls. Text for screen readers only is clipped on purpose.
    const excluded = 'pre *, .demo-root *, [class*=hidden i]';
    return [...document.querySelectorAll<HTMLElement>(places)]
      .filter((element) => element.checkVisibility() && !element.matches(excluded))
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

for (const viewport of [PHONE, { width: 1280, height: 720 }]) {
  test(`no text is clipped at twice the font size at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const url of [PAGE, '/', NOWHERE]) {
      await openHydrated(page, url);
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
