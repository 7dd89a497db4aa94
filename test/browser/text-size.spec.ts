import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydration';
import { sidewaysOverflow } from './support/overflow';

// Readers with low vision set the browser's text size to 200 %, also on narrow windows.

const NARROW = { width: 320, height: 640 };

/** Opens a page with text of twice the size, as the browser's setting does. */
async function openLarge(page: Page, url: string): Promise<void> {
  await page.setViewportSize(NARROW);
  await openHydrated(page, url);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
}

/** The texts around a page's content that their elements cut off. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = document.querySelectorAll<HTMLElement>(
      ':is(nav, header, aside, [data-ad-slot], main) *',
    );
    return [...elements]
      .filter(
        (element) => !element.closest('.demo-root, pre, table, .sr-only, svg, [role=toolbar]'),
      )
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3))
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
        // Tooltips and names that only screen readers read.
        const isShown = clientWidth > 1 && clientHeight > 1;
        const isCut = (overflow: string, size: number, full: number) =>
          ['hidden', 'clip'].includes(overflow) && full > size + 2;
        return (
          isShown &&
          (isCut(overflowX, clientWidth, scrollWidth) ||
            isCut(overflowY, clientHeight, scrollHeight))
        );
      })
      .map(({ textContent }) => textContent.slice(0, 60));
  });
}

for (const route of [
  '/material-ui/react-button/',
  '/material-ui/api/button/',
  '/material-ui/getting-started/',
  '/material-ui/customization/color/',
]) {
  test(`large text fits ${route} on a phone`, async ({ page }) => {
    await openLarge(page, route);
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(await cutTexts(page)).toEqual([]);
  });
}

test('large text fits the navbar, and its controls don’t overlap', async ({ page }) => {
  await openLarge(page, '/material-ui/react-button/');
  const bar = page.getByRole('navigation', { name: 'Main', exact: true });
  const problems = await bar.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    const controls = [...element.querySelectorAll<HTMLElement>('button, summary, a')].filter(
      (control) => control.getClientRects().length > 0 && !control.closest('ul'),
    );
    const boxes = controls.map((control) => ({
      name: control.textContent || control.ariaLabel,
      box: control.getBoundingClientRect(),
    }));
    const outside = boxes
      .filter(
        ({ box }) =>
          box.left < frame.left ||
          box.right > frame.right ||
          box.top < frame.top ||
          box.bottom > frame.bottom,
      )
      .map(({ name }) => `${name} is outside`);
    const overlapping = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right - 1 &&
            box.right > one.box.left + 1 &&
            box.top < one.box.bottom - 1 &&
            box.bottom > one.box.top + 1,
        )
        .map(({ name }) => `${one.name} overlaps ${name}`),
    );
    return [...outside, ...overlapping];
  });
  expect(problems).toEqual([]);
});

test('no word of the title of the home page is broken', async ({ page }) => {
  await openLarge(page, '/');
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const range = document.createRange();
    const text = heading.firstChild as Text;
    return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length;
    });
  });
  expect(lines).toEqual(lines.map(() => 1));
});

test('the ad is as high as its text', async ({ page }) => {
  // An in-house ad, not the message about ad blockers.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  await openLarge(page, '/material-ui/react-button/');
  const slot = page.locator('[data-ad-slot]');
  await slot.scrollIntoViewIfNeeded();
  const ad = slot.locator('a').first();
  await expect(ad).toBeVisible({ timeout: 20_000 });
  const [outer, inner] = await Promise.all([slot.boundingBox(), ad.boundingBox()]);
  expect(inner!.y + inner!.height).toBeLessThanOrEqual(outer!.y + outer!.height + 1);
  const isCut = await ad.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].some(
      ({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 2,
    ),
  );
  expect(isCut).toBe(false);
});
