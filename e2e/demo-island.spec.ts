import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { demoFrame, demoRoot, openHydrated, readyDemo, whenHydrated } from './support/hydration';
import { holdRequests, isScript } from './support/hold-requests';
import { watchText } from './support/watch-text';
import { collectScripts, ownScripts } from './support/scripts';
import { control } from './support/toolbar';

const BUTTONS = '/material-ui/react-button/';
const DIALOGS = '/material-ui/react-dialog/';

/** Texts of the code of a demo far down on the page that the page does not show. */
const FAR_DEMO = { name: 'LoadingButtonsTransition', code: 'Working on the ' };

/** Texts of the library's code. */
const LIBRARY_CODE = ['MuiTouchRipple', 'containedSizeLarge'];

/** What the button of the first demo of dialogs opens. */
function branches(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Where do you pick it up?' });
}

test('the page’s own scripts hold neither a demo nor a component', async ({ page }) => {
  const scripts = await ownScripts(page, BUTTONS);
  const texts = [FAR_DEMO.code, ...LIBRARY_CODE];
  for (const path of scripts) {
    const body = await (await page.request.get(path)).text();
    expect
      .soft(
        texts.filter((text) => body.includes(text)),
        path,
      )
      .toEqual([]);
  }

  // What is looked for does arrive with the demos, so that a renamed text cannot pass unseen.
  const loaded = collectScripts(page);
  await openHydrated(page, BUTTONS);
  await readyDemo(page, FAR_DEMO.name);
  const all = (await loaded.texts()).join('');
  expect(texts.filter((text) => !all.includes(text))).toEqual([]);
});

test('a demo far below the fold loads only when the reader nears it', async ({ page }) => {
  const loaded = collectScripts(page);
  await openHydrated(page, BUTTONS);
  await readyDemo(page, 'BasicButtons');
  await page.waitForLoadState('networkidle');
  const far = demoRoot(page, FAR_DEMO.name);
  await expect(far).not.toHaveAttribute('data-ready');
  expect((await loaded.texts()).join('')).not.toContain(FAR_DEMO.code);

  await readyDemo(page, FAR_DEMO.name);
  expect((await loaded.texts()).join('')).toContain(FAR_DEMO.code);
  const working = await watchText(far.getByRole('status'), 'Working on the forecast…');
  await far.getByRole('button', { name: 'Run forecast' }).click();
  await working();
});

test('what spins waits until its demo runs', async ({ page }) => {
  await openHydrated(page, BUTTONS);
  const spinner = demoRoot(page, 'LoadingButtons').getByRole('progressbar').first();
  await expect(spinner).toHaveCSS('animation-play-state', 'paused');
  await readyDemo(page, 'LoadingButtons');
  await expect(spinner).toHaveCSS('animation-play-state', 'running');
});

test('a click made before a demo is interactive is carried out once it is', async ({ page }) => {
  const own = await ownScripts(page, DIALOGS);
  const release = await holdRequests(page, (url) => isScript(url) && !own.has(url.pathname));
  // Not until `load`, which the scripts that wait would put off.
  await page.goto(DIALOGS, { waitUntil: 'domcontentloaded' });
  await whenHydrated(page);
  const demo = demoRoot(page, 'SimpleDialogDemo');
  await demo.getByRole('button', { name: 'Change branch' }).click();
  await expect(demo).not.toHaveAttribute('data-ready');
  await expect(branches(page)).toHaveCount(0);

  release();
  await expect(branches(page)).toBeVisible();
  await page.getByRole('button', { name: /^University/ }).click();
  await expect(branches(page)).toHaveCount(0);
  await expect(demo).toContainText('Your reserved book goes to University.');
});

/** What stands under a demo whose code did not arrive. */
function failure(page: Page, name: string): Locator {
  return demoFrame(page, name).getByRole('status').filter({ hasText: 'could not be loaded' });
}

test('a demo whose scripts do not arrive says so, and is loaded when the reader asks for it', async ({
  page,
}) => {
  const own = await ownScripts(page, DIALOGS);
  let isDown = true;
  let refused = 0;
  page.on('requestfailed', () => (refused += 1));
  await page.route(
    (url) => isScript(url) && !own.has(url.pathname),
    (route) => (isDown ? route.abort() : route.continue()),
  );
  await openHydrated(page, DIALOGS);
  const demo = demoRoot(page, 'SimpleDialogDemo');
  await demo.scrollIntoViewIfNeeded();
  const notice = failure(page, 'SimpleDialogDemo');
  await expect(notice).toBeVisible();
  const again = notice.getByRole('button', { name: 'Try again' });
  // As high as every button that looks like a link.
  expect((await again.boundingBox())!.height).toBe(32);
  const refusedBefore = refused;
  await again.click();
  // The demo's script and its viewer's.
  await expect.poll(() => refused).toBeGreaterThanOrEqual(refusedBefore + 2);
  await expect(notice).toBeVisible();
  await expect(demo).not.toHaveAttribute('data-ready');

  isDown = false;
  await notice.getByRole('button', { name: 'Try again' }).click();
  await readyDemo(page, 'SimpleDialogDemo');
  await expect(notice).toHaveCount(0);
});

test('a demo that the connection broke off is loaded once it is back', async ({
  page,
  context,
}) => {
  await openHydrated(page, BUTTONS);
  await readyDemo(page, 'BasicButtons');
  await context.setOffline(true);
  const demo = demoRoot(page, FAR_DEMO.name);
  await demo.scrollIntoViewIfNeeded();
  await expect(failure(page, FAR_DEMO.name)).toBeVisible();
  await context.setOffline(false);
  await readyDemo(page, FAR_DEMO.name);
  await expect(failure(page, FAR_DEMO.name)).toHaveCount(0);
});

test('a keyboard reader gets a live demo by moving to it', async ({ page }) => {
  await page.addInitScript(() => {
    window.IntersectionObserver.prototype.observe = () => {};
  });
  await openHydrated(page, DIALOGS);
  const demo = demoRoot(page, 'SimpleDialogDemo');
  await expect(demo).not.toHaveAttribute('data-ready');
  await demo.getByRole('button', { name: 'Change branch' }).focus();
  await readyDemo(page, 'SimpleDialogDemo');
  await page.keyboard.press('Enter');
  await expect(branches(page)).toBeVisible();
});

test('Reset brings a demo back to its beginning', async ({ page }) => {
  await openHydrated(page, DIALOGS);
  const demo = await readyDemo(page, 'SimpleDialogDemo');
  await demo.getByRole('button', { name: 'Change branch' }).click();
  await page.getByRole('button', { name: /^University/ }).click();
  await expect(demo).toContainText('goes to University.');
  await expect(branches(page)).toHaveCount(0);
  await control(page, 'SimpleDialogDemo', 'Reset demo').click();
  await expect(demo).toContainText('goes to Old Mill.');
  await expect(demo).toHaveAttribute('data-ready');
});

test('demos run after a change of page by a link, with their previews', async ({ page }) => {
  await openHydrated(page, DIALOGS);
  const article = page.getByRole('article');
  await article.getByRole('link', { name: 'Text Field', exact: true }).first().click();
  await expect(page).toHaveURL('/material-ui/react-text-field/');
  const demo = await readyDemo(page, 'BasicTextFields');
  await expect(demo.getByRole('textbox')).toHaveCount(3);
  await expect(demoFrame(page, 'BasicTextFields').locator('pre')).toContainText('<TextField');
  await demo.getByRole('textbox').first().fill('typed by a reader');
  await expect(demo.getByRole('textbox').first()).toHaveValue('typed by a reader');
});

test('a demo that throws shows what happened and leaves the page alive', async ({ page }) => {
  await openHydrated(page, '/experiments/docs/demos/');
  const demo = await readyDemo(page, 'ThrowingDemo');
  await demo.getByRole('button', { name: 'Jam the millstone' }).click();
  const panel = demo.getByRole('alert');
  await expect(panel).toContainText('The demo ThrowingDemo stopped working.');
  await expect(panel).toContainText('The millstone is jammed.');

  // The rest of the page lives: another demo, the code of this one, the page's own controls.
  await readyDemo(page, 'PortalDemo');
  await page.getByRole('button', { name: 'Sluice gate' }).click();
  await page.getByRole('menuitem', { name: 'Open fully' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: /^Color mode: system mode/ }).click();
  await expect(page.getByRole('button', { name: /^Color mode: light mode/ })).toBeVisible();

  await panel.getByRole('button', { name: 'Reset demo' }).click();
  await expect(panel).toHaveCount(0);
  await expect(demo.getByRole('button', { name: 'Jam the millstone' })).toBeVisible();
});
