import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { openHydrated } from './support/hydration';
import { layoutShifts, recordLayoutShifts } from './support/layout-shift';
import { sidewaysOverflow } from './support/overflow';

const CHECK = '/material-ui/migration/check-my-code/';

const CODE = [
  "import { Dialog, Hidden } from '@mui/material';",
  'export const Invite = (props) => <Dialog {...props} PaperProps={{ elevation: 2 }} />;',
].join('\n');

const code = (page: Page) => page.getByRole('textbox', { name: 'Code' });
const files = (page: Page) => page.getByLabel('Files', { exact: true });
const status = (page: Page) => page.getByRole('article').getByRole('status');
const start = (page: Page) => page.getByRole('button', { name: 'Check code' }).click();
const result = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const inMemory = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

test('checks pasted code in a worker, which loads with the first check', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await openHydrated(page, CHECK);
  await code(page).fill(CODE);
  expect(page.workers()).toEqual([]);
  expect(requests.filter((url) => url.includes('/assets/upgrade-check/'))).toEqual([]);

  await start(page);
  await expect(status(page)).toContainText('2 uses of changed APIs in 1 file');
  expect(requests.filter((url) => url.includes('/assets/upgrade-check/'))).toHaveLength(1);
  expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([]);

  const pasted = result(page, 'Pasted code.tsx');
  const rows = pasted.getByRole('listitem');
  await expect(rows.nth(0)).toContainText('Line 1');
  await expect(rows.nth(0)).toContainText('Removed in 7.0.0 component Hidden');
  await expect(rows.nth(1)).toContainText('Write instead: slotProps.paper');
  await expect(pasted.getByRole('link', { name: 'Details on Dialog.PaperProps' })).toHaveAttribute(
    'href',
    '/material-ui/migration/migrating-from-deprecated-apis/#dialog',
  );
  await pasted.getByText('1 place to check yourself').click();
  await expect(pasted.getByText('The props spread into Dialog', { exact: false })).toBeVisible();
});

test('checks pasted code for the chosen version', async ({ page }) => {
  await openHydrated(page, CHECK);
  await code(page).fill(CODE);
  await page.getByLabel('Upgrade to').selectOption('Version 9');
  await start(page);
  await expect(status(page)).toContainText('2 uses of changed APIs in 1 file');
  await expect(result(page, 'Pasted code.tsx')).toContainText('Removed in 9.0.0');
});

test('checks chosen files, refuses others and survives syntax errors', async ({ page }) => {
  await openHydrated(page, CHECK);
  await files(page).setInputFiles([
    inMemory('broken.tsx', `${CODE}\nconst = ;`),
    inMemory('theme.css', '.MuiAlert-filledError { color: red }'),
    inMemory('font.ts', 'a\0b'),
    inMemory('plain.ts', 'export const total = 1;'),
  ]);
  await expect(status(page)).toContainText('3 uses of changed APIs in 2 of 3 files');
  const broken = result(page, 'broken.tsx');
  await expect(broken.getByRole('heading', { name: 'Syntax errors' })).toBeVisible();
  await expect(broken).toContainText('Line 3');
  await expect(result(page, 'theme.css')).toContainText('.MuiAlert-filled.MuiAlert-colorError');
  await expect(result(page, 'font.ts')).toContainText('the file is binary');
  await page.getByRole('button', { name: 'Remove files' }).click();
  await expect(files(page)).toBeFocused();
});

test('checks dropped files', async ({ page }) => {
  await openHydrated(page, CHECK);
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'dropped.tsx'));
    return data;
  }, CODE);
  await page.getByRole('group', { name: 'Check code' }).dispatchEvent('drop', {
    dataTransfer: transfer,
  });
  await expect(result(page, 'dropped.tsx')).toContainText('component Hidden');
});

test('keeps the code after a failure and retries', async ({ page }) => {
  await openHydrated(page, CHECK);
  await page.route('**/assets/upgrade-check/**', (route) => route.abort());
  await code(page).fill(CODE);
  await start(page);
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(code(page)).toHaveValue(CODE);
  await page.unroute('**/assets/upgrade-check/**');
  await retry.click();
  await expect(status(page)).toContainText('2 uses');
});

test('checks 10,000 lines without blocking the page', async ({ page }) => {
  await openHydrated(page, CHECK);
  const lines = Array.from(
    { length: 10_000 },
    (_line, index) => `export const a${index} = () => <Dialog PaperProps={{ elevation: 2 }} />;`,
  );
  await files(page).setInputFiles(
    inMemory('large.tsx', `import { Dialog } from '@mui/material';\n${lines.join('\n')}`),
  );
  await expect(status(page)).toContainText('10,000 uses', { timeout: 30_000 });
  const rows = result(page, 'large.tsx').getByRole('listitem');
  await expect(rows).toHaveCount(200);
  await expect(page.getByRole('button', { name: 'Show 9,800 more' })).toBeVisible();
});

for (const width of [320, 1440]) {
  test(`is accessible and stays in place with results at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await recordLayoutShifts(page);
    await openHydrated(page, CHECK);
    await code(page).fill(`${CODE}\nconst = ;`);
    await start(page);
    await expect(result(page, 'Pasted code.tsx')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(await layoutShifts(page)).toEqual([]);
  });
}
