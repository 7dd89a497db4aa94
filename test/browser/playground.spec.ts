import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydration';
import { collectFaults } from './support/page-faults';
import { openPlayground, playgroundOf } from './support/playground';

/** Sets props of a button by controls of all kinds, and checks the component, its code and the URL. */
async function expectControlledButton(page: Page, url: string): Promise<string> {
  const isJoy = url.startsWith('/joy-ui');
  const startIcon = isJoy ? 'startDecorator' : 'startIcon';
  const { preview, controls, code } = await openPlayground(page, url, 'Button');
  const button = preview.getByRole('button');
  const color = () => button.evaluate((element) => getComputedStyle(element).color);
  const before = await color();

  await controls.getByRole('combobox', { name: 'variant' }).selectOption('outlined');
  await controls.getByRole('combobox', { name: 'color' }).selectOption(isJoy ? 'danger' : 'error');
  await expect.poll(color).not.toBe(before);
  await controls.getByRole('combobox', { name: startIcon }).selectOption('icon');
  await expect(button.locator('svg')).toBeVisible();
  await controls.getByRole('textbox', { name: 'Text of children' }).fill('Mill it');
  await expect(button).toHaveText('Mill it');
  await controls.getByRole('switch', { name: 'disabled', exact: true }).click();
  await expect(button).toBeDisabled();

  await expect(code).toContainText('variant="outlined"');
  await expect(code).toContainText(`${startIcon}={<StarIcon />}`);
  await expect(code).toContainText('Mill it');
  await expect(page).toHaveURL(/Button\.disabled=true/);
  return code.innerText();
}

test(
  'the controls of a Material UI button change it, its code and the URL, which a reload restores',
  { tag: '@commit' },
  async ({ page }) => {
    const url = '/material-ui/api/button/';
    const jsx = await expectControlledButton(page, url);

    const { preview, controls, code, root } = await openPlayground(page, page.url(), 'Button');
    await expect(preview.getByRole('button')).toBeDisabled();
    await expect(preview.getByRole('button')).toHaveText('Mill it');
    await expect(code).toHaveText(jsx);
    await expect(controls.getByRole('combobox', { name: 'color' })).toHaveValue('error');

    await root.getByRole('button', { name: 'Reset' }).click();
    await expect(preview.getByRole('button')).toBeEnabled();
    await expect(page).toHaveURL(new RegExp(`${url}$`));
  },
);

test('the controls of a Joy UI button change it, its code and the URL, without errors', async ({
  page,
}) => {
  const faults = await collectFaults(page);
  await expectControlledButton(page, '/joy-ui/api/button/');
  expect(faults).toEqual([]);
});

test('a dialog opens by button, control and link, and closing it updates the control', async ({
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

test("the first demo of a component page opens the component's playground in place", async ({
  page,
}) => {
  const url = '/material-ui/react-button/';
  await openHydrated(page, url);
  const toggle = page.getByRole('button', { name: 'Controls for props' });
  await expect(toggle).toHaveCount(1);
  await toggle.click();
  const panel = page.getByRole('region', { name: 'Controls for props' });
  await panel.getByRole('combobox', { name: 'variant' }).selectOption('outlined');
  await expect(panel.getByLabel('Code', { exact: true })).toContainText('variant="outlined"');
  await expect(page).toHaveURL(new RegExp(`${url}$`));
  await toggle.click();
  await expect(panel).toHaveCount(0);
});

for (const width of [600, 640, 768, 1000, 1440]) {
  test(`the controls of a demo with a playground don't overlap at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, '/material-ui/react-button/');
    const buttons = page.getByRole('toolbar', { name: 'Controls of demo BasicButtons' });
    const boxes = await buttons.getByRole('button').evaluateAll((all) =>
      all
        .map((button) => button.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .sort((a, b) => a.left - b.left)
        .map(({ left, right }) => ({ left, right })),
    );
    expect(boxes.length).toBeGreaterThan(8);
    expect(boxes.filter(({ left }, index) => index > 0 && left < boxes[index - 1]!.right)).toEqual(
      [],
    );
  });
}

for (const width of [360, 1280, 1440]) {
  test(`the controls of a playground keep a distance from its border at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { controls } = await openPlayground(page, '/material-ui/api/button/', 'Button');
    const box = (await controls.boundingBox())!;
    const first = (await controls.getByRole('combobox').first().boundingBox())!;
    expect(first.y - box.y).toBeGreaterThanOrEqual(12);
  });
}

test('props can be set by keyboard, and going back restores them', async ({ page }) => {
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

test('ignores props in the URL that have no control, and invalid values', async ({ page }) => {
  const { root, preview } = await openPlayground(
    page,
    '/material-ui/api/link/?Link.href=javascript:alert(1)&Link.underline=wavy&Link.color=error',
    'Link',
  );
  await expect(root.getByRole('status')).toContainText('The URL sets “href”');
  await expect(root.getByRole('status')).toContainText('The URL sets underline to “wavy”');
  await expect(preview.locator('a')).not.toHaveAttribute('href', /javascript/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the component and its code are visible', async ({ page }) => {
    await page.goto('/material-ui/api/button/');
    const { preview, code } = playgroundOf(page, 'Button');
    await expect(preview.getByRole('button')).toBeVisible();
    await expect(code).toContainText('<Button variant="contained">');
  });
});

test('playgrounds of a data grid, a chart and a tree view run', async ({ page }) => {
  const grid = await openPlayground(page, '/x/api/data-grid/data-grid/', 'DataGrid');
  await expect(grid.preview.getByRole('gridcell', { name: 'Monitor' })).toBeVisible();
  const boxes = grid.preview.getByRole('checkbox', { name: 'Select row' });
  await expect(boxes).toHaveCount(3);
  await grid.controls.getByRole('switch', { name: 'checkboxSelection', exact: true }).click();
  await expect(boxes).toHaveCount(0);

  const chart = await openPlayground(page, '/x/api/charts/bar-chart/', 'BarChart');
  await expect(chart.preview.getByText('June')).toBeVisible();

  const tree = await openPlayground(page, '/x/api/tree-view/simple-tree-view/', 'SimpleTreeView');
  await expect(tree.preview.getByRole('treeitem', { name: 'Desk' })).toBeVisible();
});
