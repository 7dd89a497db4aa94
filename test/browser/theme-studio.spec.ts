import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { openHydrated } from './support/hydration';
import { layoutShifts, recordLayoutShifts } from './support/layout-shift';
import { sidewaysOverflow } from './support/overflow';
import { whenIdle } from './support/painted';
import { withoutFonts } from './support/without-fonts';

const STUDIO = '/material-ui/customization/theme-studio/';
const JOY_BUILDER = '/joy-ui/customization/theme-builder/';
const BUTTONS = '/material-ui/react-button/';

/** The preset's primary color in the light scheme. */
const GROVE = 'rgb(44, 96, 66)';

const tabs = (page: Page) => page.getByRole('tablist', { name: 'Settings of the theme' });
const preset = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });
const preview = (page: Page) => page.getByRole('group', { name: 'Preview' });
const logLevel = (page: Page) => preview(page).getByRole('button', { name: 'Log level' });
const use = (page: Page) => page.getByRole('switch', { name: 'Use on every demo' });

async function openStudio(page: Page, address = STUDIO): Promise<void> {
  await openHydrated(page, address);
  await expect(tabs(page)).toBeVisible();
}

test('shows a preset on the components, in both schemes, and undoes it', async ({ page }) => {
  await openStudio(page);
  await preset(page, 'Grove').click();
  await expect(logLevel(page)).toHaveCSS('background-color', GROVE);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(logLevel(page)).toHaveCSS('background-color', 'rgb(152, 211, 172)');
  await preset(page, 'Grove').press('Control+z');
  await expect(logLevel(page)).toHaveCSS('background-color', 'rgb(144, 202, 249)');
});

test('puts the theme on the demos of other pages until it is switched off', async ({ page }) => {
  await openStudio(page);
  await preset(page, 'Grove').click();
  await use(page).check();
  await expect(page.getByText('Every demo of this site uses this theme.')).toBeVisible();

  const contained = page.locator('.demo-root .MuiButton-contained.MuiButton-colorPrimary').first();
  await openHydrated(page, BUTTONS);
  await expect(contained).toHaveCSS('background-color', GROVE);

  await openStudio(page);
  await expect(use(page)).toBeChecked();
  await use(page).click();
  await expect(use(page)).not.toBeChecked();
  await openHydrated(page, BUTTONS);
  await expect(contained).toHaveCSS('background-color', 'rgb(25, 118, 210)');
});

test('reads a pasted theme, exports it and opens it from a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStudio(page);
  await page.getByRole('button', { name: 'Paste a theme' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a theme' });
  await dialog
    .getByRole('textbox', { name: 'Code of a theme' })
    .fill("createTheme({ palette: { primary: { main: '#102030' } },\nshadows: load() });");
  await dialog.getByRole('button', { name: 'Read' }).click();
  await expect(dialog.getByRole('listitem')).toContainText('Line 2, column 1');
  await dialog.getByRole('button', { name: 'Use this theme' }).click();
  await expect(logLevel(page)).toHaveCSS('background-color', 'rgb(16, 32, 48)');

  await page.getByRole('button', { name: 'Export' }).first().click();
  const code = page.getByRole('group', { name: 'Code of the theme' });
  await expect(code).toContainText("primary: { main: '#102030' }");
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await openStudio(page, link);
  await expect(logLevel(page)).toHaveCSS('background-color', 'rgb(16, 32, 48)');
  await expect(page.getByText('Opened from a link.')).toBeVisible();
});

test('reads a dark theme of several files, shows its scheme, and exports what it does not show', async ({
  page,
}) => {
  await openStudio(page);
  await page.getByRole('button', { name: 'Paste a theme' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a theme' });
  await dialog.getByLabel('Files').setInputFiles([
    {
      name: 'theme.ts',
      mimeType: 'text/plain',
      buffer: Buffer.from(
        "import { main } from './brand';\nexport default createTheme({ palette: { mode: 'dark', primary: { main } }, zIndex: { modal: 9 } });",
      ),
    },
    {
      name: 'brand.ts',
      mimeType: 'text/plain',
      buffer: Buffer.from("export const main = '#203040';"),
    },
  ]);
  await expect(dialog.getByText('Everything was read.')).toBeVisible();
  await dialog.getByText('One part isn’t shown here').click();
  await expect(dialog.getByRole('listitem')).toContainText('zIndex.modal');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use this theme' }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.getByText('The preview shows its color scheme: dark.')).toBeVisible();
  await expect(logLevel(page)).toHaveCSS('background-color', 'rgb(32, 48, 64)');
  await page.getByRole('button', { name: 'Export' }).first().click();
  const code = page.getByRole('group', { name: 'Code of the theme' });
  await expect(code).toContainText("palette: {\n    mode: 'dark',");
  await expect(code).toContainText('zIndex: { modal: 9 }');
});

test('shows the theme on components of Joy UI, prints it for them, and shares it with Material UI', async ({
  page,
}) => {
  await openStudio(page, JOY_BUILDER);
  const reserve = preview(page).getByRole('button', { name: 'Reserve a tool' });
  await preset(page, 'Grove').click();
  await expect(reserve).toHaveCSS('background-color', GROVE);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(reserve).toHaveCSS('background-color', 'rgb(152, 211, 172)');
  await page.getByRole('button', { name: 'Export' }).first().click();
  await expect(page.getByRole('group', { name: 'Code of the theme' })).toContainText(
    "import { extendTheme } from '@mui/joy/styles';",
  );
  await page.keyboard.press('Escape');
  await openStudio(page);
  await expect(logLevel(page)).toHaveCSS('background-color', GROVE);
});

for (const [address, width, colorScheme] of [
  [STUDIO, 320, 'light'],
  [STUDIO, 1440, 'dark'],
  [JOY_BUILDER, 320, 'dark'],
  [JOY_BUILDER, 1440, 'light'],
] as const) {
  test(`${address} is accessible and stays in place at ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await withoutFonts(page);
    await recordLayoutShifts(page);
    await openStudio(page, address);
    // The default theme has colors below AA, which the studio reports.
    await preset(page, 'Beacon').click();
    // The board follows in the background, so the controls stay fast.
    await whenIdle(page);
    for (const name of ['Presets', 'Colors', 'Type', 'Shape', 'Components']) {
      await tabs(page).getByRole('tab', { name }).click();
      expect(await axeViolations(page)).toEqual([]);
    }
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);
  });
}
