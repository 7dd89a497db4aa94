import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { THEME_COLORS } from '../../src/foundation/branding/theme-colors';
import { demoRoot, openHydrated, readyAllDemos, whenVisibleDemosReady } from './support/hydration';
import { scrollThrough } from './support/layout-shift';
import { nextFrames } from './support/painted';
import { STORAGE_KEYS } from './support/reader-settings';

const PAGE = '/material-ui/getting-started/usage/';

/** Checks the mode in every place of the document that depends on it. */
async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', mode);
  await expect(root).toContainClass(`mode-${mode}`);
  await expect(root).not.toContainClass(mode === 'dark' ? 'mode-light' : 'mode-dark');
  const metas = page.locator('meta[name=theme-color]');
  await expect(metas).toHaveCount(2);
  for (const meta of await metas.all()) {
    await expect(meta).toHaveAttribute('content', THEME_COLORS[mode]);
  }
}

function storedMode(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.mode);
}

function button(page: Page, choice: 'system' | 'light' | 'dark') {
  return page.getByRole('button', { name: `Color mode: ${choice} mode.` });
}

test(
  'the button cycles through system, light and dark, and stores each choice',
  { tag: '@commit' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openHydrated(page, PAGE);
    await expectMode(page, 'dark');

    await button(page, 'system').click();
    await expectMode(page, 'light');
    expect(await storedMode(page)).toBe('light');

    await button(page, 'light').click();
    await expectMode(page, 'dark');
    expect(await storedMode(page)).toBe('dark');

    await page.reload();
    await expectMode(page, 'dark');
    await button(page, 'dark').click();
    await expect(button(page, 'system')).toBeVisible();
    await expectMode(page, 'dark');
    expect(await storedMode(page)).toBe('system');
  },
);

test('system mode follows the operating system, a chosen mode does not', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openHydrated(page, PAGE);
  await expectMode(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectMode(page, 'dark');

  await button(page, 'system').click();
  await expectMode(page, 'light');
  // Pages learn of a change with the next frame.
  await page.emulateMedia({ colorScheme: 'light' });
  await nextFrames(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await nextFrames(page);
  await expect(button(page, 'light')).toBeVisible();
  await expectMode(page, 'light');
});

test('a choice in one tab applies in other tabs', async ({ context }) => {
  const [here, there] = [await context.newPage(), await context.newPage()];
  for (const page of [here, there]) {
    await page.emulateMedia({ colorScheme: 'light' });
    await openHydrated(page, PAGE);
  }
  await button(there, 'system').click();
  await button(there, 'light').click();
  await expectMode(there, 'dark');
  await expectMode(here, 'dark');
  await expect(button(here, 'dark')).toBeVisible();
});

/** Presses a button, and counts the CSS transitions that start until the second frame after it. */
function transitionsAfter(pressed: Locator): Promise<number> {
  return pressed.evaluate(async (element: HTMLElement) => {
    const found = new Set<Animation>();
    element.click();
    for (let frame = 0; frame < 3; frame += 1) {
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) {
          found.add(animation);
        }
      }
      await new Promise(requestAnimationFrame);
    }
    return found.size;
  });
}

test('a change of mode starts no transition', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, '/material-ui/react-button/');
  await whenVisibleDemosReady(page);
  const demo = demoRoot(page, 'BasicButtons').getByRole('button').first();
  await expect(demo).not.toHaveCSS('transition-duration', '0s');
  expect(await transitionsAfter(button(page, 'system'))).toBe(0);
  await expectMode(page, 'light');
  await expect(demo).not.toHaveCSS('transition-duration', '0s');
});

/** Presses a button, and records which demos the browser skips and each height of the page, until the second frame. */
function skippedAfter(pressed: Locator): Promise<{ skipped: string[]; heights: number[] }> {
  return pressed.evaluate(async (element: HTMLElement) => {
    const skipped: string[] = [];
    const heights = new Set([document.documentElement.scrollHeight]);
    addEventListener(
      'contentvisibilityautostatechange',
      (event) => {
        const { target, skipped: isSkipped } = event as ContentVisibilityAutoStateChangeEvent;
        if (isSkipped) {
          const { id, localName } = target as Element;
          skipped.push(id || localName);
        }
      },
      true,
    );
    element.click();
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise(requestAnimationFrame);
      heights.add(document.documentElement.scrollHeight);
    }
    return { skipped, heights: [...heights] };
  });
}

for (const [what, path, id] of [
  ['demos', '/material-ui/react-button/', 'BasicButtons'],
  ['rows of API tables', '/material-ui/api/autocomplete/', 'autocomplete-prop-autoComplete'],
  ['paragraphs', '/material-ui/customization/theming/', 'p'],
] as const) {
  test(`${what} out of view get the styles of a mode one frame later, without moving the page`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openHydrated(page, path);
    await scrollThrough(page);
    await readyAllDemos(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    // On a busy machine, the events of both frames can come at once, and say nothing.
    await expect(async () => {
      const { skipped, heights } = await skippedAfter(
        page.getByRole('button', { name: /^Color mode/ }),
      );
      expect(heights).toHaveLength(1);
      expect(skipped).toContain(id);
    }).toPass();
    await expect(page.locator('html')).not.toHaveAttribute('data-still');
    for (const element of await page.locator(`[id="${id}"], .markdown > ${id}`).all()) {
      await expect(element).toHaveCSS('content-visibility', 'visible');
    }
  });
}
