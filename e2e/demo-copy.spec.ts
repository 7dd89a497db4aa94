import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydration';
import { watchText } from './support/watch-text';
import { VARIANT_LABELS, control, toolbar } from './support/toolbar';

const PAGE = '/material-ui/react-dialog/';
const DEMO = 'SimpleDialogDemo';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Replaces the Clipboard API, as a reader who refuses it would. */
async function refuseClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
}

/** Presses Copy and waits for its answer, and for the label to come back. */
async function copy(page: Page, answer: 'Copied' | 'Copy failed'): Promise<void> {
  const button = toolbar(page, DEMO).locator('[data-copy]');
  const answered = await watchText(button, answer);
  await button.click();
  await answered();
  await expect(button).toHaveText('Copy');
}

test('Copy copies the source in the chosen language, and says so for a moment', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  await copy(page, 'Copied');
  const typescript = await clipboard(page);
  expect(typescript).toMatch(/^import \* as React from 'react';\n/);
  expect(typescript).toContain('const pick = (name: string) => {\n');
  expect(typescript).toMatch(/\n}\n$/);

  await control(page, DEMO, VARIANT_LABELS.JS).click();
  await copy(page, 'Copied');
  expect(await clipboard(page)).toContain('const pick = (name) => {\n');
});

test('a refused clipboard is gone around', async ({ page }) => {
  await refuseClipboard(page);
  await openHydrated(page, PAGE);
  await copy(page, 'Copied');
  expect(await clipboard(page)).toContain('const pick = (name: string) => {\n');
  await expect(page.locator('textarea')).toHaveCount(0);
});

test('what cannot be copied at all is said', async ({ page }) => {
  await refuseClipboard(page);
  await page.addInitScript(() => {
    document.execCommand = () => false;
  });
  await openHydrated(page, PAGE);
  await copy(page, 'Copy failed');
});

test('a source that fails to load is not said to be copied', async ({ page }) => {
  await page.route('**/*.tsx.html', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await openHydrated(page, PAGE);
  await copy(page, 'Copy failed');
  await expect(toolbar(page, DEMO)).toBeVisible();
});

test('a block of code copies its text', async ({ page }) => {
  await openHydrated(page, PAGE);
  const block = page.getByLabel('DeletePhoto.tsx').locator('..');
  await block.hover();
  const copied = await watchText(block.getByRole('button'), 'Copied');
  await block.getByRole('button', { name: 'Copy' }).click();
  await copied();
  expect(await clipboard(page)).toMatch(/^import Button from[^]*\n}\n?$/);
});

test('"Copied" stays for 1200 ms after a press, and for 2000 ms after a key', async ({ page }) => {
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

test('Ctrl + C without a selection copies the block under the pointer, or the focused one', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  await page.getByLabel('DeletePhoto.tsx').hover();
  await page.keyboard.press('ControlOrMeta+c');
  await expect.poll(() => clipboard(page)).toMatch(/^import Button from/);

  await control(page, DEMO, 'Show code').click();
  await expect(page.getByLabel(`${DEMO}.tsx`)).not.toBeEmpty();
  await page.getByLabel(`${DEMO}.tsx`).focus();
  const copied = await watchText(toolbar(page, DEMO).locator('[data-copy]'), 'Copied');
  await page.keyboard.press('ControlOrMeta+c');
  await copied();
  await expect.poll(() => clipboard(page)).toContain('const pick = (name: string) => {\n');
});

test('Ctrl + A in a block selects only the block, and Ctrl + C then copies the selection', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  const block = page.getByLabel('DeletePhoto.tsx');
  await block.focus();
  await page.keyboard.press('ControlOrMeta+a');
  const selected = await page.evaluate(() => window.getSelection()!.toString());
  expect(selected.trim()).toBe(((await block.textContent()) ?? '').trim());
  await page.keyboard.press('ControlOrMeta+c');
  await expect.poll(() => clipboard(page)).toMatch(/^import Button from/);
  await expect(block.locator('..').getByRole('button', { name: 'Copy' })).toBeVisible();
});
