import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectClipboard, readClipboard } from './support/clipboard';
import { openHydrated } from './support/hydration';
import { watchText } from './support/watch-text';
import { control, toolbar } from './support/toolbar';

const PAGE = '/material-ui/react-dialog/';
const DEMO = 'SimpleDialogDemo';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Makes the Clipboard API fail as if the reader had denied the permission. */
async function refuseClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
}

/** Clicks Copy and waits for the result on the button, and for the label to return. */
async function copy(page: Page, result: 'Copied' | 'Copy failed'): Promise<void> {
  const button = toolbar(page, DEMO).locator('[data-copy]');
  const shown = await watchText(button, result);
  await button.click();
  await shown();
  await expect(button).toHaveText('Copy');
}

test('copies the source in the selected language', { tag: '@commit' }, async ({ page }) => {
  await openHydrated(page, PAGE);
  await control(page, DEMO, 'Copy').click();
  await expectClipboard(
    page,
    /^import \* as React from 'react';\n[^]*const pick = \(name: string\) => \{\n[^]*\n}\n$/,
  );
  await control(page, DEMO, 'JS').click();
  await toolbar(page, DEMO).locator('[data-copy]').click();
  await expectClipboard(page, /const pick = \(name\) => \{\n/);
});

test(
  'Ctrl + C without a selection copies the hovered or the focused code block',
  { tag: '@commit' },
  async ({ page }) => {
    await openHydrated(page, PAGE);
    await page.getByLabel('DeletePhoto.tsx').hover();
    await page.keyboard.press('ControlOrMeta+c');
    await expectClipboard(page, /^import Button from/);

    await control(page, DEMO, 'Show code').click();
    const source = page.getByLabel(`${DEMO}.tsx`);
    await expect(source).not.toBeEmpty();
    await source.focus();
    await page.keyboard.press('ControlOrMeta+c');
    await expectClipboard(page, /const pick = \(name: string\) => \{\n/);
  },
);

test('falls back to the older copy command without clipboard permission', async ({ page }) => {
  await refuseClipboard(page);
  await openHydrated(page, PAGE);
  await copy(page, 'Copied');
  await expect(toolbar(page, DEMO).locator('[data-copy]')).toBeFocused();
  expect(await readClipboard(page)).toContain('const pick = (name: string) => {\n');
  await expect(page.locator('textarea')).toHaveCount(0);
});

test('reports that copying failed when the source fails to load', async ({ page }) => {
  await page.route('**/*.tsx.html', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await openHydrated(page, PAGE);
  await copy(page, 'Copy failed');
  await expect(toolbar(page, DEMO)).toBeVisible();
});

test('shows "Copied" for 1200 ms after a click, and for 2000 ms after a key press', async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page, PAGE);
  const block = page.getByLabel('DeletePhoto.tsx');
  const button = block.locator('..').getByRole('button');
  await page.clock.pauseAt(Date.now() + 60_000);

  await button.click();
  await expect(button).toHaveText('Copied');
  await page.clock.runFor(1199);
  await expect(button).toHaveText('Copied');
  await page.clock.runFor(1);
  await expect(button).toHaveText('Copy');

  await block.focus();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(button).toHaveText('Copied');
  await page.clock.runFor(1999);
  await expect(button).toHaveText('Copied');
  await page.clock.runFor(1);
  await expect(button).toHaveText('Copy');
});

test('Ctrl + A in a code block selects only the block, and Ctrl + C copies the selection', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  const block = page.getByLabel('DeletePhoto.tsx');
  await block.focus();
  await page.keyboard.press('ControlOrMeta+a');
  const selected = await page.evaluate(() => window.getSelection()!.toString());
  expect(selected.trim()).toBe(((await block.textContent()) ?? '').trim());
  await page.keyboard.press('ControlOrMeta+c');
  await expectClipboard(page, /^import Button from/);
  await expect(block.locator('..').getByRole('button', { name: 'Copy' })).toBeVisible();
});
