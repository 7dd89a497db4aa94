import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { COMBINATIONS } from './support/combinations';
import { openHydrated } from './support/hydration';
import { navbarMenu } from './support/navbar';
import { sidewaysOverflow } from './support/overflow';
import { storeSettings } from './support/reader-settings';
import { DESKTOP, PHONE } from './support/window-sizes';

/** A page with every kind of sidebar entry and little content, so axe is fast. */
const PAGE = '/experiments/docs/first-level-child-4/';

const settingsButton = (page: Page) => page.getByRole('button', { name: 'Settings' });
const drawerButton = (page: Page) => page.getByRole('button', { name: 'Open main navigation' });
const logo = (page: Page) => page.getByRole('link', { name: 'Home page' }).first();

/** What opens over a page; `open` returns what it opened. */
const OVERLAYS: readonly {
  name: string;
  viewport: typeof DESKTOP | typeof PHONE;
  open: (page: Page) => Promise<Locator>;
}[] = [
  {
    name: 'the product switcher',
    viewport: DESKTOP,
    open: async (page) => {
      const { button, list } = navbarMenu(page, 'Products');
      await button.click();
      return list;
    },
  },
  {
    name: 'the version menu',
    viewport: DESKTOP,
    open: async (page) => {
      const { button, list } = navbarMenu(page, 'Versions of Docs-infra');
      await button.click();
      return list;
    },
  },
  {
    name: 'the menu of the logo',
    viewport: DESKTOP,
    open: async (page) => {
      await logo(page).click({ button: 'right' });
      return page.getByRole('menu');
    },
  },
  {
    name: 'the settings panel',
    viewport: DESKTOP,
    open: async (page) => {
      await settingsButton(page).click();
      return page.getByRole('dialog');
    },
  },
  {
    name: 'the drawer',
    viewport: PHONE,
    open: async (page) => {
      await drawerButton(page).click();
      return page.getByRole('dialog');
    },
  },
];

for (const { name, viewport, open } of OVERLAYS) {
  test(`axe finds no violations in ${name}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await storeSettings(page, COMBINATIONS[0]);
    await openHydrated(page, PAGE);
    await expectAccessible(page, await open(page));
  });
}

test.describe('in forced colors', () => {
  test.use({
    viewport: DESKTOP,
    contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  });

  const style = (locator: Locator, property: string) =>
    locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

  test('selected controls differ from others', async ({ page }) => {
    await openHydrated(page, PAGE);
    const nav = page.getByRole('navigation', { name: 'Docs-infra documentation' });
    expect(await style(nav.locator('[aria-current="page"]'), 'outline-style')).toBe('solid');

    const { button, list } = navbarMenu(page, 'Products');
    await button.click();
    expect(await style(list, 'border-top-style')).toBe('solid');
    const [current, other] = [
      list.locator('[aria-current="true"]'),
      list.getByRole('link', { name: 'Joy UI' }),
    ];
    expect(await style(current, 'border-top-width')).not.toBe(
      await style(other, 'border-top-width'),
    );

    await page.keyboard.press('Escape');
    await settingsButton(page).click();
    const panel = page.getByRole('dialog');
    const segment = (name: string) => panel.getByRole('radio', { name }).locator('+ span');
    expect(await style(segment('System'), 'background-color')).not.toBe(
      await style(segment('Dark'), 'background-color'),
    );
    // Forced colors paint no shadow, so the dialog needs a border.
    expect(await style(panel, 'border-inline-start-style')).toBe('solid');
  });

  test('every kind of control shows the focus ring', async ({ page }) => {
    await openHydrated(page, PAGE);
    for (let stop = 0; stop < 14; stop += 1) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
        return {
          focused: document.activeElement?.outerHTML.slice(0, 80),
          outlineStyle,
          outlineWidth,
        };
      });
      expect(ring).toMatchObject({ outlineStyle: 'solid' });
      expect(parseFloat(ring.outlineWidth)).toBeGreaterThanOrEqual(1);
    }
  });
});

test('no text is clipped or covered at twice the font size', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openHydrated(page, PAGE);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await sidewaysOverflow(page)).toEqual([]);
  const covered = await page.evaluate(() => {
    const bar = document.querySelector('.navbar') as HTMLElement;
    const controls = [...bar.querySelectorAll<HTMLElement>('a, button, summary')].filter(
      (control) => control.checkVisibility() && control.closest('details')?.open !== false,
    );
    return controls.flatMap((control, index) => {
      const box = control.getBoundingClientRect();
      const overlaps = controls.slice(index + 1).some((later) => {
        const { left, right } = later.getBoundingClientRect();
        return left < box.right - 1 && right > box.left + 1 && !control.contains(later);
      });
      const isCut = control.scrollWidth > control.clientWidth + 1;
      return overlaps || isCut ? [control.outerHTML.slice(0, 100)] : [];
    });
  });
  expect(covered).toEqual([]);
  await settingsButton(page).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(panel.getByRole('status')).toBeInViewport();
  expect(
    await panel.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth),
  ).toBeLessThanOrEqual(0);
});

test('a window of 320 px does not scroll sideways', { tag: '@commit' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHydrated(page, PAGE);
  expect(await sidewaysOverflow(page)).toEqual([]);
  await settingsButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await sidewaysOverflow(page)).toEqual([]);
});
