import { expect, test } from '@playwright/test';
import { openHydrated } from './support/hydration';
import { nextFrames } from './support/painted';
import { scrollTo, scrollY } from './support/scroll-position';
import { DESKTOP, PHONE } from './support/window-sizes';

const PAGE = '/material-ui/react-alert/';

test.use({ viewport: PHONE });

for (const { route, tag } of [
  { route: PAGE, tag: '@commit' },
  { route: '/', tag: [] },
]) {
  test(`the first Tab press on ${route} shows the skip link`, { tag }, async ({ page }) => {
    await openHydrated(page, route);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toHaveCount(1);
    const place = await focused.evaluate((element) => ({
      isInMain: Boolean(element.closest('main, #__docusaurus_skipToContent_fallback')),
      isInBar: Boolean(element.closest('.navbar')),
    }));
    expect(place).toEqual({ isInMain: true, isInBar: false });
  });
}

test('Tab reaches the page after one stop for each list of the sidebar', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openHydrated(page, '/material-ui/react-button/');
  const isInMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
  let stops = 0;
  do {
    await page.keyboard.press('Tab');
    stops += 1;
  } while (!(await isInMain()) && stops < 40);
  expect(stops).toBeLessThanOrEqual(32);
});

test('the button to the top appears after 200 px and scrolls to the top', async ({ page }) => {
  await openHydrated(page, PAGE);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await scrollTo(page, 200);
  await expect(button).toHaveCount(0);
  await scrollTo(page, 1200);
  await button.click();
  await expect(button).toHaveCount(0);
  await expect.poll(() => scrollY(page)).toBe(0);
});

for (const viewport of [PHONE, DESKTOP]) {
  for (const route of ['/', '/material-ui/icons/', PAGE]) {
    test(`the button to the top covers no control of ${route}, at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openHydrated(page, route);
      for (let top = 400; top <= 4_000; top += 300) {
        await scrollTo(page, top);
        await nextFrames(page);
        const covered = await page.evaluate(() => {
          const button = [...document.querySelectorAll('.theme-back-to-top-button')].find(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              getComputedStyle(element).position === 'fixed',
          );
          const box = button?.getBoundingClientRect();
          const controls = document.querySelectorAll('main :is(a, button, input), footer a');
          const overlap = ({ left, right, top: start, bottom }: DOMRect) =>
            box &&
            Math.min(right, box.right) - Math.max(left, box.left) > 10 &&
            Math.min(bottom, box.bottom) - Math.max(start, box.top) > 10;
          return [...controls]
            .filter(
              (control) =>
                control.checkVisibility({ visibilityProperty: true }) &&
                getComputedStyle(control).pointerEvents !== 'none',
            )
            .filter((control) => [...control.getClientRects()].some(overlap))
            .map((control) => control.outerHTML.slice(0, 120));
        });
        expect(covered, `at ${top} px`).toEqual([]);
      }
    });
  }
}

test('the button to the top jumps with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, PAGE);
  await scrollTo(page, 1200);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  const after = await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    return window.scrollY;
  });
  expect(after).toBe(0);
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`focusing sticky controls doesn't scroll at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openHydrated(page, '/material-ui/react-button/');
    const scrolled = await page.evaluate(() => {
      const controls = document.querySelectorAll<HTMLElement>(
        ':is(.navbar, .theme-doc-toc-mobile) :is(a, button, summary):not(li *)',
      );
      const visible = [...controls].filter((control) => control.checkVisibility());
      const moving = visible.filter((control) => {
        document.documentElement.scrollTo({ top: 5000, behavior: 'instant' });
        control.focus();
        const isMoved = Math.round(window.scrollY) !== 5000;
        control.blur();
        return isMoved;
      });
      return { tried: visible.length, moving: moving.map((control) => control.textContent) };
    });
    expect(scrolled.tried).toBeGreaterThan(5);
    expect(scrolled.moving).toEqual([]);
  });
}
