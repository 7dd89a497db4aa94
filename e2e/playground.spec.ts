import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { pageBytes } from '../bench/page/page-bytes';
import { visit } from '../bench/page/visit';
import { WITHOUT_PLAYGROUND } from '../plugins/playground/exclusions';
import { BUILD_DIR } from '../scripts/root';
import { PRODUCTS } from '../src/products';
import { openHydrated } from './support/hydration';
import { collectFaults } from './support/page-faults';

/** What an API page may load beyond a plain page before interaction, in bytes over the wire. */
const API_PAGE_BYTES = 10_000;

const PLAIN_PAGE = '/material-ui/getting-started/installation/';
const API_PAGE = '/material-ui/api/button/';

/** The most components that may go without a playground, as a part of all. */
const MOST_EXCLUDED = 0.15;

interface Playground {
  /** The component, as it runs. */
  preview: Locator;
  controls: Locator;
  code: Locator;
  root: Locator;
}

function playgroundOf(page: Page, name: string): Playground {
  const root = page.locator(`[data-playground="${name}"]`);
  return {
    root,
    preview: root.locator('.demo-root'),
    controls: root.getByRole('group', { name: `Props of ${name}` }),
    code: root.getByLabel('Code', { exact: true }),
  };
}

/**
 * Opens the page of a component and waits until its playground is interactive. Faults are only
 * collected in a page that is opened once: what is on its way when it is left counts as aborted.
 */
async function openPlayground(page: Page, url: string, name: string): Promise<Playground> {
  await openHydrated(page, url);
  const playground = playgroundOf(page, name);
  await playground.root.scrollIntoViewIfNeeded();
  await expect(playground.root).toHaveAttribute('data-ready', /.*/, { timeout: 20_000 });
  return playground;
}

for (const { library, url, variant, danger } of [
  {
    library: 'Material UI',
    url: '/material-ui/api/button/',
    variant: 'outlined',
    danger: 'error',
  },
  {
    library: 'Joy UI',
    url: '/joy-ui/api/button/',
    variant: 'outlined',
    danger: 'danger',
  },
]) {
  test(`every control of a button of ${library} changes it, its code and its address`, async ({
    page,
    context,
  }) => {
    const faults = await collectFaults(page);
    const { preview, controls, code } = await openPlayground(page, url, 'Button');
    const button = preview.getByRole('button');
    const before = await button.evaluate((element) => getComputedStyle(element).color);

    await controls.getByRole('combobox', { name: 'variant' }).selectOption(variant);
    await controls.getByRole('combobox', { name: 'color' }).selectOption(danger);
    await expect
      .poll(() => button.evaluate((element) => getComputedStyle(element).color))
      .not.toBe(before);
    const startIcon = url.startsWith('/joy-ui') ? 'startDecorator' : 'startIcon';
    await controls.getByRole('combobox', { name: startIcon }).selectOption('icon');
    await expect(button.locator('svg')).toBeVisible();
    await controls.getByRole('textbox', { name: 'Text of children' }).fill('Mill it');
    await expect(button).toHaveText('Mill it');
    await controls.getByRole('switch', { name: 'disabled', exact: true }).click();
    await expect(button).toBeDisabled();

    const jsx = await code.innerText();
    expect(jsx.replace(/\s+/g, ' ')).toContain(`variant="${variant}"`);
    expect(jsx).toContain(`${startIcon}={<StarIcon />}`);
    expect(jsx).toContain('Mill it');
    await expect(page).toHaveURL(/Button\.variant=.*Button\.disabled=true|Button\.disabled=true/);

    // A link with this state restores it.
    const other = await context.newPage();
    const otherFaults = await collectFaults(other);
    const restored = await openPlayground(other, page.url(), 'Button');
    await expect(restored.preview.getByRole('button')).toBeDisabled();
    await expect(restored.preview.getByRole('button')).toHaveText('Mill it');
    await expect(restored.code).toHaveText(jsx);
    await expect(restored.controls.getByRole('combobox', { name: 'color' })).toHaveValue(danger);

    await restored.root.getByRole('button', { name: 'Reset' }).click();
    await expect(restored.preview.getByRole('button')).toBeEnabled();
    await expect(other).toHaveURL(new RegExp(`${url}$`));
    expect([...faults, ...otherFaults]).toEqual([]);
  });
}

test('a number changes how many stars a rating has', async ({ page }) => {
  const { preview, controls, code } = await openPlayground(
    page,
    '/material-ui/api/rating/',
    'Rating',
  );
  await controls.getByRole('spinbutton', { name: 'max' }).fill('3');
  await expect(preview.getByRole('radio', { name: '3 Stars' })).toBeAttached();
  await expect(preview.getByRole('radio', { name: '4 Stars' })).not.toBeAttached();
  await expect(code).toContainText('max={3}');
});

test('a text labels a field, and what is typed in the preview shows in the controls', async ({
  page,
}) => {
  const { preview, controls } = await openPlayground(
    page,
    '/material-ui/api/text-field/',
    'TextField',
  );
  await controls.getByRole('combobox', { name: 'label' }).selectOption('text');
  await controls.getByRole('textbox', { name: 'Text of label' }).fill('Grain');
  await expect(preview.getByRole('textbox', { name: 'Grain' })).toBeVisible();
});

test('what opens has a button, tells the controls when it closes, and keeps a link', async ({
  page,
  context,
}) => {
  const faults = await collectFaults(page);
  const { root, controls } = await openPlayground(page, '/material-ui/api/dialog/', 'Dialog');
  const open = controls.getByRole('switch', { name: 'open', exact: true });
  await expect(open).not.toBeChecked();
  await root.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/Dialog\.open=true/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(open).not.toBeChecked();
  await expect(page).not.toHaveURL(/Dialog\.open/);

  const other = await context.newPage();
  const otherFaults = await collectFaults(other);
  await openPlayground(other, '/material-ui/api/dialog/?Dialog.open=true', 'Dialog');
  await expect(other.getByRole('dialog')).toBeVisible();
  expect([...faults, ...otherFaults]).toEqual([]);
});

test('the keyboard alone sets props and goes back', async ({ page }) => {
  const { preview, controls, root } = await openPlayground(
    page,
    '/material-ui/api/button/',
    'Button',
  );
  const button = preview.getByRole('button');
  await button.focus();
  await page.keyboard.press('Tab');
  await expect(controls.getByRole('combobox', { name: 'children' })).toBeFocused();
  const disabled = controls.getByRole('switch', { name: 'disabled', exact: true });
  for (let presses = 0; presses < 20; presses += 1) {
    if (await disabled.evaluate((element) => element === document.activeElement)) {
      break;
    }
    await page.keyboard.press('Tab');
  }
  await expect(disabled).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button).toBeDisabled();

  await page.goBack();
  await expect(button).toBeEnabled();
  await expect(disabled).not.toBeChecked();
  await root.getByLabel('Code', { exact: true }).focus();
  await expect(root.getByLabel('Code', { exact: true })).toBeFocused();
});

test('Copy copies the code as it is shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { root, controls, code } = await openPlayground(page, '/joy-ui/api/chip/', 'Chip');
  await controls.getByRole('combobox', { name: 'variant' }).selectOption('outlined');
  await expect(code).toContainText('variant="outlined"');
  await root.getByRole('button', { name: 'Copy' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe(await code.innerText());
});

test('a link can set only what has a control', async ({ page }) => {
  const { root, preview } = await openPlayground(
    page,
    '/material-ui/api/link/?Link.href=javascript:alert(1)&Link.underline=wavy&Link.color=error',
    'Link',
  );
  await expect(root.getByRole('status')).toContainText('names “href”');
  await expect(root.getByRole('status')).toContainText('gives underline the value “wavy”');
  await expect(preview.locator('a')).not.toHaveAttribute('href', /javascript/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the component and its code are there', async ({ page }) => {
    await page.goto('/material-ui/api/button/');
    const { preview, code } = playgroundOf(page, 'Button');
    await expect(preview.getByRole('button')).toBeVisible();
    await expect(code).toContainText('<Button variant="contained">');
  });
});

test('an API page loads little more than a plain page before interaction', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const bytesOf = async (route: string) => {
    const url = new URL(route, baseURL).href;
    const blind = await visit(browser, url, { blind: true });
    return pageBytes((await visit(browser, url)).transfers, blind.transfers).js;
  };
  const budget = (await bytesOf(PLAIN_PAGE)) + API_PAGE_BYTES;
  const bytes = await bytesOf(API_PAGE);
  console.log(`${API_PAGE}: ${bytes} B of JavaScript (budget ${budget} B)`);
  expect(bytes).toBeLessThanOrEqual(budget);
});

test('a data grid, a chart and a tree run, too', async ({ page }) => {
  const grid = await openPlayground(page, '/x/api/data-grid/data-grid/', 'DataGrid');
  await expect(grid.preview.getByRole('gridcell', { name: 'Spelt' })).toBeVisible();
  const boxes = grid.preview.getByRole('checkbox', { name: 'Select row' });
  await expect(boxes).toHaveCount(3);
  await grid.controls.getByRole('switch', { name: 'checkboxSelection', exact: true }).click();
  await expect(boxes).toHaveCount(0);

  const chart = await openPlayground(page, '/x/api/charts/bar-chart/', 'BarChart');
  await expect(chart.preview.getByText('June')).toBeVisible();

  const tree = await openPlayground(page, '/x/api/tree-view/simple-tree-view/', 'SimpleTreeView');
  await expect(tree.preview.getByRole('treeitem', { name: 'Rye' })).toBeVisible();
});

test('hardly a component goes without one, and each of those for a reason', () => {
  const excluded = Object.values(WITHOUT_PLAYGROUND).flatMap((reasons) => Object.values(reasons));
  const folders = PRODUCTS.map(({ id, version }) => path.join(BUILD_DIR, 'api-data', id, version));
  const components = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).filter((file) => !file.includes('.schema.')));
  expect(components.length).toBeGreaterThan(216);
  expect(excluded.length / components.length).toBeLessThan(MOST_EXCLUDED);
  expect(excluded.every((reason) => reason.length > 10)).toBe(true);
});
