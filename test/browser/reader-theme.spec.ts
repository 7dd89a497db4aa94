import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { PRODUCTS, archivesOf } from '../../src/foundation/products';
import { computeStyles } from '../../src/reader/reader-theme/compute-styles';
import type { BasicTheme } from 'mui-theme-kit/theme';
import { readerTheme } from '../../src/reader/reader-theme/chosen/reader-theme';
import { themeStyles } from '../../src/reader/settings/registry';
import { holdRequests, isScript } from './support/hold-requests';
import { demoFrame, openHydrated, readyDemo } from './support/hydration';
import { layoutShifts, recordLayoutShifts } from './support/layout-shift';
import { openEditor, sandbox } from './support/live';
import { collectFaults } from './support/page-faults';
import { collectRequests } from './support/requests';
import { control } from './support/toolbar';
import { withoutFonts } from './support/without-fonts';

const BUTTONS = '/material-ui/react-button/';
const DEMO = 'ContainedButtons';

const PRIMARY = { light: 'rgb(27, 94, 32)', dark: 'rgb(129, 199, 132)' };
const DEFAULT = 'rgb(25, 118, 210)';

const THEME: BasicTheme = {
  colorSchemes: {
    light: { palette: { primary: { main: PRIMARY.light } } },
    dark: { palette: { primary: { main: PRIMARY.dark } } },
  },
  shape: { borderRadius: 20 },
  components: { MuiButton: { defaultProps: { size: 'large' } } },
};

/** Stores a theme once, as an earlier visit did. */
async function storeTheme(
  page: Page,
  theme = JSON.stringify(THEME),
  styles = computeStyles(THEME),
) {
  await page.addInitScript(
    (entries) => {
      if (!sessionStorage.getItem('stored')) {
        sessionStorage.setItem('stored', 'yes');
        entries.forEach(([key, value]) => localStorage.setItem(key, value));
      }
    },
    [
      [readerTheme.key, theme],
      [themeStyles.key, ['on', styles.light, styles.dark].join('\n')],
    ] as const,
  );
}

function fill(button: Locator): Promise<string> {
  return button.evaluate((element) => getComputedStyle(element).backgroundColor);
}

const contained = (root: Locator) =>
  root.locator('.MuiButton-contained.MuiButton-colorPrimary').first();

for (const mode of ['light', 'dark'] as const) {
  test(`a stored theme is there at the first paint in ${mode} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: mode });
    await storeTheme(page);
    const release = await holdRequests(page, isScript);
    await page.goto(BUTTONS, { waitUntil: 'commit' });
    const button = contained(demoFrame(page, DEMO));
    await expect(button).toBeAttached();
    expect(await fill(button)).toBe(PRIMARY[mode]);
    release();
  });
}

test('demos hydrate with default props from the theme', { tag: '@commit' }, async ({ page }) => {
  const faults = await collectFaults(page);
  await storeTheme(page);
  await openHydrated(page, BUTTONS);
  const button = contained(await readyDemo(page, DEMO));
  await expect(button).toHaveClass(/MuiButton-sizeLarge/);
  expect(await fill(button)).toBe(PRIMARY.light);
  await expect(button).toHaveCSS('border-radius', '20px');
  expect(faults).toEqual([]);
});

test('one press switches the theme off in all demos and on later pages', async ({ page }) => {
  await storeTheme(page);
  await openHydrated(page, BUTTONS);
  const button = contained(await readyDemo(page, DEMO));
  expect(await fill(button)).toBe(PRIMARY.light);
  await control(page, DEMO, 'Your theme').click();
  await expect(button).not.toHaveClass(/MuiButton-sizeLarge/);
  await expect(button).toHaveCSS('background-color', DEFAULT);
  await page.reload();
  await expect(contained(await readyDemo(page, DEMO))).toHaveCSS('background-color', DEFAULT);
  await expect(control(page, DEMO, 'Your theme')).toHaveAttribute('aria-pressed', 'false');
});

test('frames and edited demos wear the theme, and follow the switch', async ({ page }) => {
  await storeTheme(page);
  await openHydrated(page, BUTTONS);
  await readyDemo(page, DEMO);
  await openEditor(page, DEMO);
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  const edited = contained(sandbox(page, DEMO).locator('body'));
  await expect(edited).toHaveCSS('background-color', PRIMARY.light);
  await expect(edited).toHaveClass(/MuiButton-sizeLarge/);

  const other = 'BasicButtons';
  await readyDemo(page, other);
  await control(page, other, 'Frame').click();
  const frame = demoFrame(page, other).frameLocator('iframe');
  const framed = contained(frame.locator('body'));
  await expect(framed).toHaveCSS('background-color', PRIMARY.light);
  await control(page, other, 'Your theme').click();
  await expect(framed).toHaveCSS('background-color', DEFAULT);
  // Out of view, the browser pauses the transition of its color.
  await demoFrame(page, DEMO).locator('iframe').scrollIntoViewIfNeeded();
  await expect(edited).toHaveCSS('background-color', DEFAULT);
});

test('templates and demos of other libraries wear the theme', async ({ page }) => {
  await storeTheme(page);
  await page.goto('/material-ui/getting-started/templates/checkout/');
  const next = page.frameLocator('iframe').getByRole('button', { name: /^Continue/ });
  await expect(next).toHaveCSS('background-color', PRIMARY.light);
  for (const { basePath } of archivesOf(PRODUCTS)) {
    await openHydrated(page, `${basePath}/react-button/`);
    const archived = contained(await readyDemo(page, 'BasicButtons'));
    await expect(archived).toHaveCSS('background-color', PRIMARY.light);
  }
  await openHydrated(page, '/joy-ui/react-button/');
  const joy = (await readyDemo(page, 'BasicButtons')).locator('.MuiButton-variantSolid').first();
  await expect(joy).toHaveCSS('background-color', PRIMARY.light);
});

test('a broken theme is refused, and demos keep the default theme', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await storeTheme(page, '{"spacing":"url(x)"}', {
    light: '--mui-a:1;}body{display:none;',
    dark: '',
  });
  await openHydrated(page, BUTTONS);
  const button = contained(await readyDemo(page, DEMO));
  await expect(button).toHaveCSS('background-color', DEFAULT);
  await expect.poll(() => messages.join()).toContain('`spacing` must be a number from 2 to 16');
});

test('without a theme, nothing of it loads, and nothing shifts', async ({ page }) => {
  // Fonts that arrive late shift text slightly; `layout-shift.spec.ts` checks that.
  await withoutFonts(page);
  const requests = collectRequests(page, /reader-theme|theme-styles/);
  await recordLayoutShifts(page);
  await openHydrated(page, BUTTONS);
  await readyDemo(page, DEMO);
  expect(requests).toEqual([]);
  await expect(page.locator(`[id="${themeStyles.key}"]`)).toHaveCount(0);
  expect(await layoutShifts(page)).toEqual([]);
});
