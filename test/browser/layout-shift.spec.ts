import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { BUILD_DIR } from '../../scripts/shared/root';
import { listen } from '../../scripts/serve/serve/listen';
import { createRequestHandler } from '../../scripts/serve/serve/request-handler';
import { openHydrated, readyAllDemos, whenVisibleDemosReady } from './support/hydration';
import { layoutShifts, recordLayoutShifts, scrollThrough } from './support/layout-shift';
import { whenPainted } from './support/painted';
import { withoutFonts } from './support/without-fonts';

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const DEVICES = [PHONE, { viewport: { width: 1280, height: 800 } }];

const BUTTON = '/material-ui/react-button/';
// On a phone, another button appears for its long lines of code.
const INSTALLATION = '/material-ui/getting-started/installation/';

const LOADED_PAGES = [BUTTON, '/material-ui/react-table/', INSTALLATION];

/** Links in the text of the Dialog page. */
const LINKS = [
  { label: 'Text Field', url: '/material-ui/react-text-field/' },
  { label: 'Select', url: '/material-ui/react-select/' },
];

test('the code below a demo is as high as the space reserved for it', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  await openHydrated(page, '/material-ui/react-text-field/');
  const previews = await page
    .locator('pre[style*="--lines"]:not([hidden])')
    .evaluateAll((elements) =>
      elements.map((element) => ({
        high: element.getBoundingClientRect().height,
        reserved: parseFloat(getComputedStyle(element).minHeight),
      })),
    );
  expect(previews.length).toBeGreaterThan(5);
  for (const { high, reserved } of previews) {
    expect(high - reserved).toBeLessThan(0.5);
  }
});

for (const { what, route, half } of [
  // Before the last button.
  {
    what: 'in the navbar',
    route: INSTALLATION,
    half: /<a [^>]*aria-label="GitHub repository"/,
  },
  { what: 'around the button of a menu', route: INSTALLATION, half: /<summary/ },
  { what: 'in the breadcrumbs', route: INSTALLATION, half: /(?<=breadcrumbs__link[^>]*>)<svg/ },
  { what: 'in the links below the title', route: BUTTON, half: /(?<=>)WAI-ARIA/ },
  { what: 'in a toolbar', route: BUTTON, half: /<button [^>]*data-stop="?frame/ },
  { what: 'on the home page', route: '/', half: /<div [^>]*aria-label="Demo density"/ },
]) {
  test(`nothing ${what} moves when the HTML arrives in two parts`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    // Text painted before its font arrives moves slightly. The tests below check that.
    await withoutFonts(page);
    const html = readFileSync(path.join(BUILD_DIR, route, 'index.html'), 'utf8');
    const end = html.search(half);
    expect(end).toBeGreaterThan(0);
    const respond = createRequestHandler(BUILD_DIR);
    const server = createServer((request, response) => {
      if (request.url === route) {
        response.writeHead(200, { 'Content-Type': 'text/html' }).write(html.slice(0, end));
        setTimeout(() => response.end(html.slice(end)), 1000);
      } else {
        respond(request, response);
      }
    });
    const url = await listen(server, 0);
    await recordLayoutShifts(page);
    await openHydrated(page, url + route);
    expect(await layoutShifts(page)).toEqual([]);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}

test('demos keep their height while their toolbars render', async ({ page }) => {
  await openHydrated(page, '/material-ui/react-dialog/');
  // Runs after a viewer has got its root, and before React renders into that.
  const heights = await page.evaluateHandle(() => {
    const found: number[] = [];
    new MutationObserver((records) => {
      for (const { target } of records) {
        const viewer = target as HTMLElement;
        const isEmpty = viewer.childElementCount === 1 && !viewer.firstElementChild!.firstChild;
        if (isEmpty && viewer.style.getPropertyValue('--preview-lines')) {
          found.push(viewer.clientHeight);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
    return found;
  });
  const article = page.getByRole('article');
  await article.getByRole('link', { name: 'Select', exact: true }).first().click();
  await expect(page).toHaveURL('/material-ui/react-select/');
  await expect.poll(() => heights.evaluate((found) => found.length)).toBeGreaterThan(5);
  expect(await heights.evaluate((found) => found.filter((height) => height < 45))).toEqual([]);
});

for (const device of DEVICES) {
  test.describe(`at ${device.viewport.width} px`, () => {
    test.use(device);

    for (const url of LOADED_PAGES) {
      test(`nothing moves while ${url} loads`, async ({ page }) => {
        await recordLayoutShifts(page);
        await openHydrated(page, url);
        await whenVisibleDemosReady(page);
        await whenPainted(page);
        expect(await layoutShifts(page)).toEqual([]);
      });
    }

    for (const { label, url } of LINKS) {
      test(`nothing moves after navigation to ${url}, while scrolling`, async ({ page }) => {
        await recordLayoutShifts(page);
        await openHydrated(page, '/material-ui/react-dialog/');
        await whenVisibleDemosReady(page);
        const article = page.getByRole('article');
        await article.getByRole('link', { name: label, exact: true }).first().click();
        await expect(page).toHaveURL(url);
        await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
        await whenVisibleDemosReady(page);
        await scrollThrough(page);
        await readyAllDemos(page);

        const shifts = await layoutShifts(page);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(0.001);
      });
    }
  });
}
