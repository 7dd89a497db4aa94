import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openHydrated } from './support/hydration';
import { watchText } from './support/watch-text';

const PAGE = '/experiments/docs/codeblock/';
const INSTALLATION = '/material-ui/getting-started/installation/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

function block(page: Page, name: string): Locator {
  return page.getByRole('group', { name, exact: true });
}

async function copied(page: Page, code: Locator): Promise<string> {
  const body = code.locator('..');
  await body.hover();
  const answered = await watchText(body.locator('[data-copy]'), 'Copied');
  await body.getByRole('button', { name: 'Copy' }).click();
  await answered();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('what is removed, printed or only a sign is not copied', async ({ page }) => {
  await openHydrated(page, PAGE);
  expect(await copied(page, block(page, 'Wheel.tsx'))).toBe(
    [
      'export function Wheel({ slow }: { slow: boolean }) {',
      '  const turns = slow ? 8 : 12;',
      '  return <p>{turns} turns</p>;',
      '}',
    ].join('\n'),
  );
  const shell = block(page, 'bash code').filter({ hasText: '12 passed' });
  expect(await copied(page, shell)).toBe('npm test\nnpm run build -- \\\n  --out-dir mill');
  expect(await copied(page, block(page, 'mill.patch'))).toContain('\n-grind({ gap: 0.4 });\n+');
});

test('marked and numbered lines are told apart by more than color', async ({ page }) => {
  await page.goto(PAGE);
  const sign = (line: Locator, pseudo: string) =>
    line.evaluate((element, at) => getComputedStyle(element, at).content, pseudo);
  expect(await sign(block(page, 'Stone.tsx').locator('.cl-remove'), '::after')).toBe('"-"');
  expect(await sign(block(page, 'Stone.tsx').locator('.cl-add'), '::after')).toBe('"+"');
  await expect(block(page, 'levels.ts').locator('.cl-highlight')).toHaveCount(3);
  await expect(block(page, 'grind.ts').locator('.cl-dim')).toHaveCount(2);
  const numbers = block(page, 'numbers-from.ts');
  expect(await numbers.evaluate((pre) => getComputedStyle(pre).counterReset)).toBe('line 98');
});

test('long lines scroll by keyboard, or wrap on demand', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openHydrated(page, PAGE);
  const code = block(page, 'token.ts');
  const width = () => code.evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await width()).toBeGreaterThan(0);
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);

  const toggle = code.locator('..').getByRole('button', { name: 'Wrap lines' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await width()).toBe(0);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(await width()).toBeGreaterThan(0);
  const short = block(page, 'a.ts').locator('..');
  await expect(short.getByRole('button', { name: 'Copy' })).toBeAttached();
  await expect(short.getByRole('button', { name: 'Wrap lines' })).toHaveCount(0);
});

test('the package manager holds for all commands, over a reload and on other pages', async ({
  page,
}) => {
  await openHydrated(page, INSTALLATION);
  await expect(page.getByText('npm install @mui/material @emotion')).toBeVisible();
  const tabs = page.getByRole('tab', { name: 'pnpm' });
  expect(await tabs.count()).toBeGreaterThan(1);
  await tabs.first().click();
  for (const tab of await tabs.all()) {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.getByText('pnpm add @mui/material @emotion')).toBeVisible();
  await expect(page.getByText('npm install @mui/material @emotion')).toBeHidden();
  expect(await copied(page, block(page, 'Commands for pnpm').first())).toContain('pnpm add ');

  await page.keyboard.press('Tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'yarn' }).first()).toBeFocused();
  await page.reload();
  await expect(page.getByText('yarn add @mui/material @emotion')).toBeVisible();
  await openHydrated(page, '/joy-ui/getting-started/');
  await expect(page.getByText('yarn add @mui/joy @emotion')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'yarn' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the chosen package manager is on the page before any script of it runs', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-package-manager', 'bun'));
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(INSTALLATION);
  await expect(page.getByText('bun add @mui/material @emotion')).toBeVisible();
  await expect(page.getByText('npm install @mui/material @emotion')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('commands are those of npm, without tabs', async ({ page }) => {
    await page.goto(INSTALLATION);
    await expect(page.getByText('npm install @mui/material @emotion')).toBeVisible();
    await expect(page.getByText('yarn add @mui/material @emotion')).toBeHidden();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});

test('a dark reader sees no light code before scripts run', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(PAGE);
  const keyword = block(page, 'Weir.tsx').locator('.tk').first();
  const color = await keyword.evaluate((element) => getComputedStyle(element).color);
  const [red = 0] = (color.match(/\d+/g) ?? []).map(Number);
  expect(red).toBeGreaterThan(150);
});
