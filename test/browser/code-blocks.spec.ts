import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { productById } from '../../src/foundation/products';
import { expectClipboard } from './support/clipboard';
import { openHydrated } from './support/hydration';
import { sidewaysOverflow } from './support/overflow';

const PAGE = '/experiments/docs/codeblock/';
const INSTALLATION = '/material-ui/getting-started/installation/';
/** What its commands install first. */
const PACKAGES = `@mui/material@${productById('material-ui').version.split('.')[0]} @emotion`;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

function block(page: Page, name: string): Locator {
  return page.getByRole('group', { name, exact: true });
}

/** The block around code, with the buttons in its header. */
function frame(code: Locator): Locator {
  return code.locator('xpath=ancestor::*[@data-copies][1]');
}

async function copy(code: Locator): Promise<void> {
  await frame(code).getByRole('button', { name: 'Copy' }).click();
}

test(
  'does not copy removed lines, command output and prompts',
  { tag: '@commit' },
  async ({ page }) => {
    await openHydrated(page, PAGE);
    await copy(block(page, 'Wheel.tsx'));
    await expectClipboard(
      page,
      [
        'export function Wheel({ slow }: { slow: boolean }) {',
        '  const turns = slow ? 8 : 12;',
        '  return <p>{turns} turns</p>;',
        '}',
      ].join('\n'),
    );
    await copy(block(page, 'bash code').filter({ hasText: '12 passed' }));
    await expectClipboard(page, 'npm test\nnpm run build -- \\\n  --out-dir mill');
    await copy(block(page, 'mill.patch'));
    await expectClipboard(page, /\n-grind\(\{ gap: 0\.4 \}\);\n\+/);
  },
);

test('marks lines by more than color and numbers lines', async ({ page }) => {
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

test('scrolls long lines by keyboard and wraps them on demand', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openHydrated(page, PAGE);
  const code = block(page, 'token.ts');
  const width = () => code.evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await width()).toBeGreaterThan(0);
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);

  const toggle = frame(code).getByRole('button', { name: 'Wrap lines' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await width()).toBe(0);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(await width()).toBeGreaterThan(0);
  const short = frame(block(page, 'a.ts'));
  await expect(short.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(short.getByRole('button', { name: 'Wrap lines' })).toHaveCount(0);
});

test('the buttons of a code block never overlap its code', async ({ page }) => {
  await openHydrated(page, INSTALLATION);
  for (const width of [320, 600, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const overlaps = await page.locator('[data-copies] pre').evaluateAll(
      (blocks) =>
        blocks.filter((pre) => {
          const code = pre.getBoundingClientRect();
          const buttons = pre.closest('[data-copies]')!.querySelectorAll('button');
          return [...buttons].some((button) => {
            const box = button.getBoundingClientRect();
            return (
              box.height > 0 && code.height > 0 && box.bottom > code.top && box.top < code.bottom
            );
          });
        }).length,
    );
    expect(overlaps, `at ${width} px`).toBe(0);
    expect(await sidewaysOverflow(page)).toEqual([]);
  }
});

test(
  'the package manager applies to all commands, after a reload and on other pages',
  { tag: '@commit' },
  async ({ page }) => {
    await openHydrated(page, INSTALLATION);
    await expect(page.getByText(`npm install ${PACKAGES}`)).toBeVisible();
    const tabs = page.getByRole('tab', { name: 'pnpm' });
    expect(await tabs.count()).toBeGreaterThan(1);
    await tabs.first().click();
    for (const tab of await tabs.all()) {
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    await expect(page.getByText(`pnpm add ${PACKAGES}`)).toBeVisible();
    await expect(page.getByText(`npm install ${PACKAGES}`)).toBeHidden();
    await copy(block(page, 'Commands for pnpm').first());
    await expectClipboard(page, /pnpm add /);

    await page.keyboard.press('Tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'yarn' }).first()).toBeFocused();
    await page.reload();
    await expect(page.getByText(`yarn add ${PACKAGES}`)).toBeVisible();
    await openHydrated(page, '/joy-ui/getting-started/');
    await expect(page.getByText('yarn add @mui/joy@5.0.0-beta.49 @emotion')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'yarn' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
);

test(
  'shows the selected package manager before JavaScript loads',
  { tag: '@commit' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-package-manager', 'bun'));
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(INSTALLATION);
    await expect(page.getByText(`bun add ${PACKAGES}`)).toBeVisible();
    await expect(page.getByText(`npm install ${PACKAGES}`)).toBeHidden();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the npm commands without tabs', async ({ page }) => {
    await page.goto(INSTALLATION);
    await expect(page.getByText(`npm install ${PACKAGES}`)).toBeVisible();
    await expect(page.getByText(`yarn add ${PACKAGES}`)).toBeHidden();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.locator('[data-copies]').getByRole('button')).toHaveCount(0);
  });
});

test('shows dark code in dark mode before JavaScript loads', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(PAGE);
  const keyword = block(page, 'Weir.tsx').locator('.tk').first();
  const color = await keyword.evaluate((element) => getComputedStyle(element).color);
  const [red = 0] = (color.match(/\d+/g) ?? []).map(Number);
  expect(red).toBeGreaterThan(150);
});
