import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { PRODUCTS, archivesOf } from '../../src/foundation/products';
import { demoFrame, openHydrated } from './support/hydration';
import { openEditor, sandbox } from './support/live';
import { axeViolations } from './support/axe';
import { collectErrors } from './support/page-faults';
import { control, toolbar } from './support/toolbar';

const DEMOS = '/experiments/docs/demos/';
const BUTTONS = '/material-ui/react-button/';

async function openFrame(page: Page, name: string) {
  await control(page, name, 'Frame').click();
  const frame = demoFrame(page, name).frameLocator(`iframe[title="Demo ${name} in a frame"]`);
  // The frame loads a document and a library, which takes as long as a page.
  await expect(frame.getByRole('main')).toHaveAttribute('data-ready', /.*/, { timeout: 20_000 });
  return frame;
}

function frameControl(page: Page, name: string, label: string): Locator {
  return demoFrame(page, name)
    .getByRole('group', { name: `Frame settings of ${name}` })
    .getByRole('button', { name: label, exact: true });
}

test('a framed demo applies media queries for the width of its frame', async ({ page }) => {
  const name = 'MediaQueries';
  await openHydrated(page, DEMOS);
  const frame = await openFrame(page, name);
  const handle = demoFrame(page, name).getByRole('slider', { name: 'Frame width' });
  const narrow = () => frame.locator('html').evaluate(() => matchMedia('(width < 600px)').matches);
  expect(await narrow()).toBe(false);

  await handle.focus();
  await page.keyboard.press('Home');
  await expect.poll(narrow).toBe(true);
  await expect(handle).toHaveAttribute('aria-valuenow', '240');
  await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveAttribute('aria-valuenow', '248');

  // `hover` waits until the handle stops moving: the narrower content changed the frame's height.
  await handle.hover({ position: { x: 4, y: 4 } });
  const box = (await handle.boundingBox())!;
  await page.mouse.move(box.x + 12, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + 412, box.y + 12, { steps: 4 });
  await page.mouse.up();
  await expect(handle).toHaveAttribute('aria-valuenow', '648');
  await expect.poll(narrow).toBe(false);

  await frameControl(page, name, 'Full width').click();
  await expect(handle).not.toHaveAttribute('aria-valuenow', '648');
});

test(
  'mode, direction, density and text size apply only inside the frame',
  { tag: '@commit' },
  async ({ page }) => {
    const name = 'IconLabelButtons';
    await openHydrated(page, BUTTONS);
    const frame = await openFrame(page, name);
    const icon = frame.locator('.MuiButton-startIcon').first();
    const button = frame.getByRole('button').first();
    const root = frame.locator('html');
    await expect(icon).toHaveCSS('margin-right', '8px');
    const size = await button.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

    await frameControl(page, name, 'Right to left').click();
    await expect(icon).toHaveCSS('margin-left', '8px');
    await expect(root).toHaveAttribute('dir', 'rtl');

    await frameControl(page, name, 'Dark').click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(18, 18, 18)');

    await frameControl(page, name, 'Compact').click();
    await expect(button).toHaveClass(/MuiButton-sizeSmall/);

    await frameControl(page, name, 'Double text size').click();
    await expect
      .poll(() => button.evaluate((element) => parseFloat(getComputedStyle(element).fontSize)))
      .toBeGreaterThan(size * 1.8);

    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('mui-mode-dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  },
);

test('an edited demo runs in the frame, with its width and settings', async ({ page }) => {
  const name = 'BasicButtons';
  await openHydrated(page, BUTTONS);
  await openFrame(page, name);
  await frameControl(page, name, 'Dark').click();
  const field = await openEditor(page, name);
  await field.fill(`import Button from '@mui/material/Button';
export default () => <Button>{matchMedia('(width < 600px)').matches ? 'Narrow' : 'Wide'}</Button>;`);
  await expect(sandbox(page, name).getByRole('button', { name: 'Wide' })).toBeVisible();
  await expect(sandbox(page, name).locator('html')).toHaveAttribute('data-theme', 'dark');
  const handle = demoFrame(page, name).getByRole('slider');
  await handle.focus();
  await page.keyboard.press('Home');
  const isNarrow = () => matchMedia('(width < 600px)').matches;
  await expect.poll(() => sandbox(page, name).locator('html').evaluate(isNarrow)).toBe(true);
  await field.press('End');
  await field.press('Control+End');
  await page.keyboard.type(' ');
  await expect(sandbox(page, name).getByRole('button', { name: 'Narrow' })).toBeVisible();
});

const DEMO_PAGES = [
  ['/demo/material-ui/', 'button/BasicButtons'],
  ...archivesOf(PRODUCTS).map(
    ({ basePath }) => [`/demo${basePath}/`, 'button/BasicButtons'] as const,
  ),
  ['/demo/joy-ui/', 'button/BasicButtons'],
  ['/demo/system/', 'utilities/flexbox/AlignItems'],
] as const;

for (const [path, demo] of DEMO_PAGES) {
  const details = path === '/demo/material-ui/' ? { tag: '@commit' } : {};
  test(`${path} renders ${demo} without errors`, details, async ({ page }) => {
    const faults = collectErrors(page);
    await page.goto(`${path}?demo=${demo}`);
    const main = page.getByRole('main');
    await expect(main).toHaveAttribute('data-ready');
    await expect(main).not.toBeEmpty();
    await expect(main.getByRole('alert')).toHaveCount(0);
    expect(faults).toEqual([]);
  });
}

test('applies the settings of the query, and reports a demo that does not exist', async ({
  page,
}) => {
  await page.goto('/demo/material-ui/?demo=button/IconLabelButtons&dir=rtl&mode=dark&text=200');
  await expect(page.locator('.MuiButton-startIcon').first()).toHaveCSS('margin-left', '8px');
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/demo/material-ui/?demo=button/Nothing');
  await expect(page.getByRole('main')).toHaveText('The demo "button/Nothing" does not exist.');
});

const STATES: [state: string, check: (button: Locator) => Promise<void>][] = [
  ['hover', (button) => expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')],
  ['focus', (button) => expect(button).toHaveClass(/Mui-focusVisible/)],
  ['active', (button) => expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')],
  ['disabled', (button) => expect(button).toBeDisabled()],
];

test('forces hover, focus, active and disabled states for screenshots', async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=button/TextButtons');
  const button = page.getByRole('main').getByRole('button').first();
  await expect(page.getByRole('main')).toHaveAttribute('data-ready');
  await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  for (const [state, check] of STATES) {
    await page.goto(`/demo/material-ui/?demo=button/TextButtons&state=${state}`);
    await expect(page.getByRole('main')).toHaveAttribute('data-ready');
    await check(button);
  }
});

test('a framed, edited demo with an error has no axe violations', async ({ page }) => {
  test.setTimeout(180_000);
  const name = 'BasicButtons';
  await openHydrated(page, BUTTONS);
  await openFrame(page, name);
  const field = await openEditor(page, name);
  await field.fill(`export default () => <p>Works</p>;`);
  await expect(sandbox(page, name).getByText('Works')).toBeVisible();
  await field.fill(`export default () => <<p>Works</p>;`);
  await expect(demoFrame(page, name)).toContainText('The edited code has an error.');
  expect(await axeViolations(page)).toEqual([]);
});

test('the option "framed" frames a demo from the start, and "noLiveEdit" keeps its source read-only', async ({
  page,
}) => {
  const name = 'FramedSurface';
  await openHydrated(page, DEMOS);
  await page.locator(`[id="${name}"]`).scrollIntoViewIfNeeded();
  const frame = demoFrame(page, name).frameLocator(`iframe[title="Demo ${name} in a frame"]`);
  await expect(frame.getByRole('main')).toHaveAttribute('data-ready');
  await expect(control(page, name, 'Frame')).toHaveAttribute('aria-pressed', 'true');

  await toolbar(page, name)
    .getByRole('button', { name: /^(?:Expand|Show) code$/ })
    .click();
  const source = demoFrame(page, name).getByRole('group', { name: `${name}.tsx` });
  await expect(source).not.toBeEmpty();
  await source.locator('code').click({ position: { x: 4, y: 4 } });
  await page.keyboard.press('a');
  await expect(source).toBeVisible();
  await expect(demoFrame(page, name).getByRole('textbox')).toHaveCount(0);
});
