import { expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { demoFrame, openHydrated } from './support/hydration';
import { collectRequests } from './support/requests';
import { control } from './support/toolbar';

const BUTTONS = '/material-ui/react-button/';
const DIALOGS = '/material-ui/react-dialog/';
const YEAR = 31_536_000;

async function expectVariant(page: Page, name: string, variant: 'TS' | 'JS'): Promise<void> {
  for (const each of ['TS', 'JS'] as const) {
    const pressed = String(each === variant);
    await expect(control(page, name, each)).toHaveAttribute('aria-pressed', pressed);
  }
}

async function variantCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'codeVariant');
}

test(
  'expands a preview to the complete source, which it fetches on demand, and shows a source without a preview',
  { tag: '@commit' },
  async ({ page }) => {
    const fetched = collectRequests(page, /^\/demos\//);
    await openHydrated(page, BUTTONS);

    await test.step('with a preview', async () => {
      const name = 'BasicButtons';
      const preview = demoFrame(page, name).locator('pre:not([aria-label])');
      const source = demoFrame(page, name).getByLabel(`${name}.tsx`);
      await expect(preview).toBeVisible();
      await expect(source).toHaveCount(0);
      expect(fetched).toEqual([]);

      await control(page, name, 'Expand code').click();
      await expect(source).toContainText("import Button from '@mui/material/Button';");
      await expect(preview).toBeHidden();
      expect(fetched).toEqual(['/demos/docs-material/components/button/BasicButtons.tsx.html']);

      await expect(control(page, name, 'Collapse code')).toHaveAttribute('aria-expanded', 'true');
      await control(page, name, 'Collapse code').click();
      await expect(source).toHaveCount(0);
      await expect(preview).toBeVisible();
      await expect(control(page, name, 'Expand code')).toHaveAttribute('aria-expanded', 'false');
    });

    await test.step('without a preview', async () => {
      const name = 'CustomizedButtons';
      await expect(demoFrame(page, name).locator('pre')).toHaveCount(0);
      await control(page, name, 'Show code').click();
      await expect(demoFrame(page, name).getByLabel(`${name}.tsx`)).toContainText('styled(Button)');
      await control(page, name, 'Hide code').click();
      await expect(demoFrame(page, name).locator('pre')).toHaveCount(0);
      await expect(control(page, name, 'Show code')).toBeVisible();
    });
  },
);

test(
  'the language switch applies to all demos and is remembered',
  { tag: '@commit' },
  async ({ page, context }) => {
    await openHydrated(page, DIALOGS);
    await expectVariant(page, 'SimpleDialogDemo', 'TS');
    await control(page, 'AlertDialog', 'JS').click();
    await expectVariant(page, 'AlertDialog', 'JS');
    await expectVariant(page, 'SimpleDialogDemo', 'JS');

    await control(page, 'SimpleDialogDemo', 'Show code').click();
    const source = demoFrame(page, 'SimpleDialogDemo').getByLabel('SimpleDialogDemo.js');
    await expect(source).toContainText('const pick = (name) => {');

    await expect.poll(() => variantCookie(context)).toMatchObject({ value: 'JS', path: '/' });
    await openHydrated(page, BUTTONS);
    await expectVariant(page, 'BasicButtons', 'JS');
  },
);

test('the cookie of the language expires after a year', async ({ page, context }) => {
  await openHydrated(page, DIALOGS);
  await control(page, 'AlertDialog', 'JS').click();
  await expect.poll(() => variantCookie(context)).toMatchObject({ value: 'JS' });
  const left = (await variantCookie(context))!.expires - Date.now() / 1000;
  expect(left).toBeGreaterThan(YEAR - 600);
  expect(left).toBeLessThanOrEqual(YEAR);
});

test('a hash with a file name takes precedence over the remembered language', async ({
  page,
  context,
}) => {
  await openHydrated(page, `${BUTTONS}#BasicButtons.js`);
  await expectVariant(page, 'BasicButtons', 'JS');
  expect(await variantCookie(context)).toBeUndefined();

  await control(page, 'BasicButtons', 'JS').click();
  await expect.poll(() => variantCookie(context)).toMatchObject({ value: 'JS' });
  await openHydrated(page, `${DIALOGS}#AlertDialog.tsx`);
  await expectVariant(page, 'AlertDialog', 'TS');
});

test('reports a source that fails to load, and loads it on retry', async ({ page }) => {
  await openHydrated(page, BUTTONS);
  const name = 'BasicButtons';
  const frame = demoFrame(page, name);
  const isSource = (url: URL) => url.pathname.endsWith('/BasicButtons.tsx.html');
  await page.route(isSource, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await control(page, name, 'Expand code').click();
  await expect(frame.getByRole('alert')).toContainText(
    "Couldn't load the source of BasicButtons.tsx.",
  );

  await page.unroute(isSource);
  await frame.getByRole('button', { name: 'Try again' }).click();
  await expect(frame.getByLabel(`${name}.tsx`)).toContainText('export default function');
  await expect(frame.getByRole('alert')).toHaveCount(0);
});

test('modules next to the demo have tabs, in both languages', async ({ page }) => {
  await openHydrated(page, '/experiments/docs/demos/');
  const name = 'RelativeModules';
  const frame = demoFrame(page, name);
  await control(page, name, 'Expand code')
    .or(control(page, name, 'Show code'))
    .click();
  await expect(frame.getByRole('tab')).toHaveText([`${name}.tsx`, 'grains.ts', 'sackweight.ts']);
  await expect(frame.getByLabel(`${name}.tsx`).last()).toContainText("from './grains'");
  await frame.getByRole('tab', { name: 'grains.ts' }).click();
  await expect(frame.getByRole('tabpanel', { name: 'grains.ts' })).toContainText('export const');
  await page.keyboard.press('ArrowRight');
  await expect(frame.getByRole('tab', { name: 'sackweight.ts' })).toBeFocused();
  await expect(frame.getByRole('tabpanel', { name: 'sackweight.ts' })).toContainText(': Grain)');

  await control(page, name, 'JS').click();
  const panel = frame.getByRole('tabpanel', { name: 'sackweight.js' });
  await expect(panel).toContainText('export function sackWeight({ sacks })');
});
