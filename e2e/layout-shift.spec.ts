import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { BUILD_DIR } from '../scripts/root';
import { createRequestHandler } from '../scripts/serve/request-handler';
import { openHydrated, readyAllDemos } from './support/hydration';
import { layoutShifts, recordLayoutShifts, scrollThrough } from './support/layout-shift';
import { whenPainted } from './support/painted';

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const DEVICES = [PHONE, { viewport: { width: 1280, height: 800 } }];

const LOADED_PAGES = [
  '/material-ui/react-button/',
  '/material-ui/react-table/',
  // On a phone, a further button for its long lines of code appears.
  '/material-ui/getting-started/installation/',
];

/** Links in the text of the page of dialogs, with the pages that they lead to. */
const LINKS = [
  { label: 'Text Field', url: '/material-ui/react-text-field/' },
  { label: 'Select', url: '/material-ui/react-select/' },
];

/** The demos in view, in the document's order. */
async function whenVisibleDemosReady(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.demo-root')].every((root) => {
      const { top, bottom } = root.getBoundingClientRect();
      return top > window.innerHeight || bottom < 0 || root.dataset.ready !== undefined;
    }),
  );
}

test('the code below a demo is as high as the room that is reserved for it', async ({ page }) => {
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

test('nothing of the navbar moves when the document arrives in halves', async ({ page }) => {
  const route = '/material-ui/getting-started/installation/';
  const html = readFileSync(path.join(BUILD_DIR, route, 'index.html'), 'utf8');
  // Before the last of the buttons.
  const half = html.search(/<a [^>]*aria-label="Repository of this site"/);
  const answer = createRequestHandler(BUILD_DIR);
  const server = createServer((request, response) => {
    if (request.url === route) {
      response.writeHead(200, { 'Content-Type': 'text/html' }).write(html.slice(0, half));
      setTimeout(() => response.end(html.slice(half)), 1000);
    } else {
      answer(request, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await recordLayoutShifts(page);
  await openHydrated(page, `http://127.0.0.1:${(server.address() as AddressInfo).port}${route}`);
  expect(await layoutShifts(page)).toEqual([]);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
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
      test(`nothing moves after a change of page to ${url}, while scrolling through it`, async ({
        page,
      }) => {
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
