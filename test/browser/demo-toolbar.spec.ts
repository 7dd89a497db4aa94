import { expect, test } from '@playwright/test';
import { productById } from '../../src/foundation/products';
import { demoFrame, demoRoot, openHydrated, readyDemo } from './support/hydration';
import { sidewaysOverflow } from './support/overflow';
import { collectScripts } from './support/scripts';
import { control, toolbar } from './support/toolbar';
import { withoutFonts } from './support/without-fonts';

const BUTTONS = '/material-ui/react-button/';
const DIALOGS = '/material-ui/react-dialog/';
const DEMO = 'BasicButtons';

test(
  'a toolbar is one tab stop, and arrow keys, Home and End move inside it',
  { tag: '@commit' },
  async ({ page }) => {
    await openHydrated(page, BUTTONS);
    await control(page, DEMO, 'Expand code').focus();
    await page.keyboard.press('ArrowRight');
    await expect(control(page, DEMO, 'TS')).toBeFocused();
    await page.keyboard.press('End');
    await expect(control(page, DEMO, 'More')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(control(page, DEMO, 'Expand code')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(control(page, DEMO, 'More')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(control(page, DEMO, 'Expand code')).toBeFocused();

    await page.keyboard.press('Tab');
    await expect(demoFrame(page, DEMO).locator('pre')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(control(page, DEMO, 'Expand code')).toBeFocused();
  },
);

test('a phone shows the languages, Copy, and a menu with the other actions', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openHydrated(page, BUTTONS);
  const labels = ['Expand code', 'TS', 'JS', 'Copy', 'More'];
  await toolbar(page, DEMO).scrollIntoViewIfNeeded();
  await expect(toolbar(page, DEMO).getByRole('button')).toHaveCount(labels.length);
  for (const label of labels) {
    await expect(control(page, DEMO, label)).toBeInViewport({ ratio: 1 });
  }
  expect(await sidewaysOverflow(page)).toEqual([]);

  await control(page, DEMO, 'More').click();
  const menu = page.getByRole('menu', { name: 'More' });
  await expect(menu.getByRole('menuitem', { name: 'Open in StackBlitz' })).toBeVisible();
  expect(await sidewaysOverflow(page)).toEqual([]);
  await menu.getByRole('menuitem', { name: 'Reset focus' }).click();
  await expect(page.getByRole('group', { name: `Demo ${DEMO}`, exact: true })).toBeFocused();

  await page.setViewportSize({ width: 600, height: 800 });
  await expect(control(page, DEMO, 'Reset demo')).toBeVisible();
});

test('the menu opens above its button at the lower edge of the window', async ({ page }) => {
  await openHydrated(page, BUTTONS);
  const more = control(page, DEMO, 'More');
  await readyDemo(page, DEMO);
  await more.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await more.click();
  const menu = page.getByRole('menu', { name: 'More' });
  await expect(menu).toBeInViewport({ ratio: 1 });
  const [menuBox, buttonBox] = [await menu.boundingBox(), await more.boundingBox()];
  expect(menuBox!.y + menuBox!.height).toBeLessThanOrEqual(buttonBox!.y);
});

test('tooltips name the icon buttons, and Escape hides them', async ({ page }) => {
  await openHydrated(page, BUTTONS);
  const button = control(page, DEMO, 'Reset focus');
  const tooltip = button.getByText('Reset focus');
  await expect(tooltip).toHaveCSS('opacity', '0');
  await button.hover();
  await expect(tooltip).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCSS('opacity', '0');
  await expect(button).not.toHaveAttribute('title');
});

test('a message of the menu does not move the code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, BUTTONS);
  const preview = demoFrame(page, DEMO).locator('pre');
  await control(page, DEMO, 'More').click();
  const before = await preview.boundingBox();
  await page.getByRole('menuitem', { name: 'Copy link to this state' }).click();
  await expect(demoFrame(page, DEMO).getByText('Link copied')).toBeVisible();
  expect(await preview.boundingBox()).toEqual(before);
});

test('Reset focus moves the focus to the start of the demo', async ({ page }) => {
  await openHydrated(page, BUTTONS);
  const demo = await readyDemo(page, DEMO);
  await control(page, DEMO, 'Reset focus').click();
  await expect(page.getByRole('group', { name: `Demo ${DEMO}`, exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('button').first()).toBeFocused();
});

test(
  'Reset demo restores the initial state and keeps the focus',
  { tag: '@commit' },
  async ({ page }) => {
    // A font that arrives late moves the button during the click.
    await withoutFonts(page);
    await openHydrated(page, DIALOGS);
    const name = 'SimpleDialogDemo';
    const demo = await readyDemo(page, name);
    await demo.getByRole('button', { name: 'Change branch' }).click();
    await page.getByRole('button', { name: /^University/ }).click();
    await expect(demo).toContainText('goes to University.');
    await control(page, name, 'Reset demo').focus();
    await page.keyboard.press('Enter');
    await expect(demoRoot(page, name)).toContainText('goes to Old Mill.');
    await expect(control(page, name, 'Reset demo')).toBeFocused();
  },
);

test('the menu links to the source and to a prefilled issue', async ({ page }) => {
  await openHydrated(page, BUTTONS);
  await control(page, DEMO, 'More').click();
  const menu = page.getByRole('menu', { name: 'More' });
  await expect(menu.getByRole('menuitem')).toHaveText([
    'View source in the repository',
    'Copy link to JavaScript source',
    'Copy link to TypeScript source',
    'Copy link to this state',
    'Report an issue',
  ]);
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await expect(menu.getByRole('menuitem').first()).toHaveAttribute(
    'href',
    /\/blob\/main\/docs-material\/components\/button\/demos\/BasicButtons\.tsx$/,
  );
  const href = await menu.getByRole('menuitem', { name: 'Report an issue' }).getAttribute('href');
  const report = new URL(href!);
  expect(report.pathname).toMatch(/\/issues\/new$/);
  expect(report.searchParams.get('title')).toContain(DEMO);
  const body = report.searchParams.get('body');
  expect(body).toMatch(
    /Demo: BasicButtons\nPage: http:.*\/material-ui\/react-button\/#BasicButtons\n/,
  );
  expect(body).toContain(`\nVersion: Material UI ${productById('material-ui').version}`);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(control(page, DEMO, 'More')).toBeFocused();

  await control(page, DEMO, 'More').click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).toHaveCount(0);
});

test('loads the code of the menu on hover', async ({ page }) => {
  const scripts = collectScripts(page);
  // The dictionary has the key too, but not the role.
  const hasMenu = async () =>
    (await scripts.texts()).some(
      (text) => text.includes('demo.linkNotCopied') && text.includes('menuitem'),
    );
  await openHydrated(page, BUTTONS);
  await readyDemo(page, DEMO);
  await control(page, DEMO, 'Expand code').focus();
  // Only a hydrated toolbar moves the focus.
  await page.keyboard.press('ArrowRight');
  await expect(control(page, DEMO, 'TS')).toBeFocused();
  expect(await hasMenu()).toBe(false);
  await control(page, DEMO, 'More').hover();
  await expect.poll(hasMenu).toBe(true);
});
