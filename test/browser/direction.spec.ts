import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { computedStyles } from './support/computed-styles';
import { demoRoot, readyDemo, whenHydrated } from './support/hydration';
import { isScript } from './support/hold-requests';
import { whenPainted } from './support/painted';
import { storeSettings } from './support/reader-settings';
import { differences } from './support/style-differences';
import { withoutFonts } from './support/without-fonts';

const PAGE = '/material-ui/react-button/';
const DEMO = 'IconLabelButtons';

function startIcon(page: Page) {
  return demoRoot(page, DEMO)
    .getByRole('button', { name: 'Add to calendar' })
    .locator('.MuiButton-startIcon');
}

/** Opens the page without its script files; inline scripts run. */
async function openWithoutScriptFiles(page: Page): Promise<void> {
  await page.route(isScript, (route) => route.abort());
  await withoutFonts(page);
  await page.goto(PAGE);
  await whenPainted(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
}

async function expectMirrored(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  // Material UI writes `margin-right: 8px; margin-left: -4px` for left-to-right text.
  await expect(startIcon(page)).toHaveCSS('margin-left', '8px');
  await expect(startIcon(page)).toHaveCSS('margin-right', '-4px');
}

test(
  'dark mode and right-to-left direction apply before scripts load, and hydration keeps them',
  { tag: '@commit' },
  async ({ page, context }) => {
    const expectSettings = async (shown: Page) => {
      await expectMirrored(shown);
      await expect(shown.locator('html')).toHaveAttribute('data-theme', 'dark');
      // Primary color of Material UI's default dark palette.
      await expect(
        demoRoot(shown, DEMO).getByRole('button', { name: 'Choose a doctor' }),
      ).toHaveCSS('background-color', 'rgb(144, 202, 249)');
    };
    await page.emulateMedia({ colorScheme: 'light' });
    await storeSettings(page, { mode: 'dark', direction: 'rtl' });
    await openWithoutScriptFiles(page);
    await expectSettings(page);
    // Browsers compute no sizes in demos that are far from the viewport.
    await demoRoot(page, DEMO).scrollIntoViewIfNeeded();
    await whenPainted(page);
    const before = await computedStyles(demoRoot(page, DEMO));

    const hydrated = await context.newPage();
    await withoutFonts(hydrated);
    await hydrated.emulateMedia({ colorScheme: 'light' });
    await storeSettings(hydrated, { mode: 'dark', direction: 'rtl' });
    await hydrated.goto(PAGE);
    await whenHydrated(hydrated);
    const after = await computedStyles(await readyDemo(hydrated, DEMO));
    await expectSettings(hydrated);
    // Animations wait until the demo runs.
    expect(differences(before, after, ['animation-play-state'])).toEqual([]);
  },
);

test('attributes of the document do not change while a slow machine hydrates', async ({ page }) => {
  await storeSettings(page, { direction: 'rtl', mode: 'dark' });
  await page.addInitScript(() => {
    const frames = new Set<string>();
    Object.assign(window, { frames });
    const record = () => {
      const { documentElement: root, body } = document;
      // Starts at the inline script; another test shows that it runs before the first paint.
      if (body && (frames.size > 0 || root.dir === 'rtl')) {
        const classes = [...root.classList].sort().join(' ');
        frames.add(`${root.dir} ${classes} ${body.dir} ${document.title}`);
      }
      requestAnimationFrame(record);
    };
    record();
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(PAGE);
  await whenHydrated(page);
  const frames = await page.evaluate(() => [
    ...(window as unknown as { frames: Set<string> }).frames,
  ]);
  expect(frames).toHaveLength(1);
});

test('the sign of a heading does not move its text from the edge', async ({ page }) => {
  await storeSettings(page, { direction: 'rtl' });
  await page.goto(PAGE);
  for (const level of [2, 3]) {
    const heading = page.getByRole('main').getByRole('heading', { level }).first();
    // Only the text, without the link.
    const gap = await heading.evaluate((node) => {
      const text = document.createRange();
      text.selectNode(node.firstChild!);
      return node.getBoundingClientRect().right - text.getBoundingClientRect().right;
    });
    expect(Math.abs(gap)).toBeLessThanOrEqual(1);
  }
});

test('arrows point the way that the pages follow each other', async ({ page }) => {
  await storeSettings(page, { direction: 'rtl' });
  await page.goto(PAGE);
  const items = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  // The arrow of a link is at its right.
  for (const item of (await items.all()).slice(1)) {
    const link = item.locator('.breadcrumbs__link');
    const [outer, inner] = await Promise.all([item.boundingBox(), link.boundingBox()]);
    expect(outer!.x + outer!.width - (inner!.x + inner!.width)).toBeGreaterThan(20);
    expect(Math.abs(outer!.x - inner!.x)).toBeLessThanOrEqual(1);
  }
  const neighbors = page
    .getByRole('navigation', { name: 'Previous and next page' })
    .getByRole('link');
  const gaps = await neighbors.evaluateAll((links) =>
    links.map((link) => {
      const title = link.lastElementChild!;
      const [box, text] = [title, title.firstElementChild!].map((one) =>
        one.getBoundingClientRect(),
      );
      return { left: text!.left - box!.left, right: box!.right - text!.right };
    }),
  );
  // The previous page is at the right, and its arrow too.
  expect(gaps[0]!.right).toBeGreaterThan(5);
  expect(gaps[1]!.left).toBeGreaterThan(5);
  expect(gaps[1]!.left).toBeLessThan(20);
});

test('the triangle of a summary is at the right of its text', async ({ page }) => {
  await storeSettings(page, { direction: 'rtl' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/material-ui/api/text-field/');
  const summary = page
    .getByRole('navigation', { name: 'Page table of contents' })
    .locator('summary');
  const gap = await summary.first().evaluate((node) => {
    const text = document.createRange();
    text.selectNodeContents(node);
    const end = Number.parseFloat(getComputedStyle(node).paddingRight);
    return node.getBoundingClientRect().right - end - text.getBoundingClientRect().right;
  });
  expect(gap).toBeGreaterThan(8);
});

test('the command of the home page starts at its edge', async ({ page }) => {
  await storeSettings(page, { direction: 'rtl' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const start = page.getByRole('link', { name: 'Get started' });
  const copy = page.getByRole('button', { name: 'Copy', exact: true }).first();
  const [link, button] = await Promise.all([start.boundingBox(), copy.boundingBox()]);
  expect(Math.abs(link!.x + link!.width - (button!.x + button!.width))).toBeLessThanOrEqual(1);
});

test('left to right is the default', async ({ page }) => {
  await openWithoutScriptFiles(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('body')).toHaveAttribute('dir', 'ltr');
  await expect(startIcon(page)).toHaveCSS('margin-right', '8px');
  await expect(startIcon(page)).toHaveCSS('margin-left', '-4px');
});
