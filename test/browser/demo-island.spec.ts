import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { demoFrame, demoRoot, openHydrated, readyDemo, whenHydrated } from './support/hydration';
import { holdRequests, isScript } from './support/hold-requests';
import { whenPainted } from './support/painted';
import { collectScripts, ownScripts } from './support/scripts';

const BUTTONS = '/material-ui/react-button/';
const DIALOGS = '/material-ui/react-dialog/';

/** A demo far below the fold, with a text from its code that the page doesn't contain. */
const FAR_DEMO = { name: 'LoadingButtonsTransition', code: 'Working on the ' };

/** The dialog that the first demo of dialogs opens. */
function branches(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Where do you pick it up?' });
}

test(
  'loads a demo below the fold when the reader scrolls near it',
  { tag: '@commit' },
  async ({ page }) => {
    const loaded = collectScripts(page);
    const code = async () => (await loaded.texts()).join('');
    await openHydrated(page, BUTTONS);
    await readyDemo(page, 'BasicButtons');
    await expect(demoRoot(page, FAR_DEMO.name)).not.toHaveAttribute('data-ready');
    expect(await code()).not.toContain(FAR_DEMO.code);

    await readyDemo(page, FAR_DEMO.name);
    await expect.poll(code).toContain(FAR_DEMO.code);
  },
);

test('the browser skips a demo far from the viewport, and neither skips nor clips a near one', async ({
  page,
}) => {
  await holdRequests(page, isScript);
  await page.goto(BUTTONS, { waitUntil: 'commit' });
  await whenPainted(page);
  const root = demoRoot(page, FAR_DEMO.name);
  const isRendered = (part: Locator) =>
    part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  const parts = [
    root.locator(':scope > *').first(),
    demoFrame(page, FAR_DEMO.name).getByRole('toolbar'),
  ];
  expect(await Promise.all(parts.map(isRendered))).toEqual([false, false]);
  await root.scrollIntoViewIfNeeded();
  await expect.poll(() => Promise.all(parts.map(isRendered))).toEqual([true, true]);
  await expect(root).toHaveCSS('content-visibility', 'visible');
});

test('animations of a demo are paused until it runs', async ({ page }) => {
  await openHydrated(page, BUTTONS);
  const spinner = demoRoot(page, 'LoadingButtons').getByRole('progressbar').first();
  await expect(spinner).toHaveCSS('animation-play-state', 'paused');
  await readyDemo(page, 'LoadingButtons');
  await expect(spinner).toHaveCSS('animation-play-state', 'running');
});

test(
  'replays a click that was made before the demo is interactive',
  { tag: '@commit' },
  async ({ page }) => {
    const own = await ownScripts(page, DIALOGS);
    const release = await holdRequests(page, (url) => isScript(url) && !own.has(url.pathname));
    // The delayed scripts delay the `load` event.
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
  },
);

/** The notice under a demo whose code failed to load. */
function failure(page: Page, name: string): Locator {
  return demoFrame(page, name).getByRole('status').filter({ hasText: "Couldn't load" });
}

test(
  'reports that a demo failed to load, and loads it on retry',
  { tag: '@commit' },
  async ({ page }) => {
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
    // The height of all buttons that look like links.
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
    // Whichever loads first gets focus: the stage or the toolbar.
    await expect(demoFrame(page, 'SimpleDialogDemo').locator(':focus')).toHaveCount(1);
  },
);

test('loads a demo that failed offline after going online', async ({ page, context }) => {
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

test('loads a demo when it receives keyboard focus', async ({ page }) => {
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

test('a control that was reached by Tab before the demo runs shows keyboard focus', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.IntersectionObserver.prototype.observe = () => {};
  });
  await openHydrated(page, DIALOGS);
  const button = demoRoot(page, 'SimpleDialogDemo').getByRole('button', { name: 'Change branch' });
  await page
    .getByRole('group', { name: 'Demo SimpleDialogDemo', exact: true })
    .evaluate((stage) => {
      stage.tabIndex = -1;
      stage.focus();
    });
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await readyDemo(page, 'SimpleDialogDemo');
  await expect(button).toBeFocused();
  await expect(button).toHaveClass(/Mui-focusVisible/);
});

test(
  'demos run after client-side navigation, with their previews',
  { tag: '@commit' },
  async ({ page }) => {
    await openHydrated(page, DIALOGS);
    const article = page.getByRole('article');
    await article.getByRole('link', { name: 'Text Field', exact: true }).first().click();
    await expect(page).toHaveURL('/material-ui/react-text-field/');
    const demo = await readyDemo(page, 'BasicTextFields');
    await expect(demo.getByRole('textbox')).toHaveCount(3);
    await expect(demoFrame(page, 'BasicTextFields').locator('pre')).toContainText('<TextField');
    await demo.getByRole('textbox').first().fill('typed by a reader');
    await expect(demo.getByRole('textbox').first()).toHaveValue('typed by a reader');
  },
);

test('a demo that throws shows the error, and the rest of the page keeps working', async ({
  page,
}) => {
  await openHydrated(page, '/experiments/docs/demos/');
  const demo = await readyDemo(page, 'ThrowingDemo');
  await demo.getByRole('button', { name: 'Jam the millstone' }).click();
  const panel = demo.getByRole('alert');
  await expect(panel).toContainText('The demo ThrowingDemo crashed.');
  await expect(panel).toContainText('The millstone is jammed.');

  // Another demo and the controls of the page still work.
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
