import { exec } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { only } from '../../lines/only';
import { TEMPLATES_PATH, templatePath, templatePreviewPath } from '../../src/foundation/products';
import { TEMPLATES } from '../../templates/catalogue';
import { COLOR_SCHEME_ATTRIBUTE, STORAGE_KEYS } from '../../templates/shared-theme/storageKeys';
import { APPEARANCE_RULES, axeViolations } from './support/axe';
import { COMBINATIONS } from './support/combinations';
import type { Combination } from './support/combinations';
import { holdRequests, isScript } from './support/hold-requests';
import { openHydrated } from './support/hydration';
import { sidewaysOverflow } from './support/overflow';
import { collectFaults } from './support/page-faults';
import { finishFades, storeSettings } from './support/reader-settings';

const LOOKS = { custom: /^"?Inter/, material: /^"?Roboto/ } as const;

/**
 * Changes a template's appearance, as a choice in another tab does, and waits until the page shows it.
 */
async function switchAppearance(
  page: Page,
  look: keyof typeof LOOKS,
  { mode, direction }: Combination,
): Promise<void> {
  await page.evaluate(
    (choices) => {
      for (const [key, newValue] of choices) {
        localStorage.setItem(key, newValue);
        window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      }
    },
    [
      [STORAGE_KEYS.look, look],
      [STORAGE_KEYS.mode, mode],
      [STORAGE_KEYS.direction, direction],
    ] as const,
  );
  const root = page.locator('html');
  await expect(root).toHaveAttribute('dir', direction);
  await expect(root).toHaveAttribute(COLOR_SCHEME_ATTRIBUTE, mode);
  await expect(page.locator('body')).toHaveCSS('font-family', LOOKS[look]);
  await finishFades(page);
}

/** Rules that a package breaks: a chart of MUI X 9 has its name on an element without a role. */
const KNOWN_RULES = only('9', 'aria-prohibited-attr');

/** Opens a preview and expects no faults in both looks, both modes and both directions. */
async function expectNoFaults(
  page: Page,
  url: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<void> {
  const faults = await collectFaults(page);
  const violations: Record<string, string[]> = {};
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await prepare?.(page);
  for (const look of ['custom', 'material'] as const) {
    for (const [index, combination] of COMBINATIONS.entries()) {
      await switchAppearance(page, look, combination);
      const all = await axeViolations(page, index === 0 ? undefined : APPEARANCE_RULES);
      const found = all.filter((one) => !KNOWN_RULES.some((rule) => one.startsWith(rule)));
      if (found.length > 0) {
        violations[`${look}, ${combination.mode}, ${combination.direction}`] = found;
      }
    }
  }
  expect(violations).toEqual({});
  expect(faults).toEqual([]);
}

/** Submits the form on a page while it's empty, and waits for the messages. */
async function submitEmpty(page: Page): Promise<void> {
  await page.locator('form button[type=submit]').first().click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}

/** States of templates that differ most from how they open. */
const STATES: readonly {
  name: string;
  state: string;
  hash?: string;
  prepare?: (page: Page) => Promise<void>;
}[] = [
  { name: 'sign-in', state: 'with errors', prepare: submitEmpty },
  { name: 'sign-up', state: 'with errors', prepare: submitEmpty },
  { name: 'checkout', state: 'with errors', prepare: submitEmpty },
  { name: 'marketing-page', state: 'with an error', prepare: submitEmpty },
  { name: 'blog', state: 'with a post', hash: '#/cold-dough' },
  {
    name: 'crud-dashboard',
    state: 'with all records',
    prepare: (page) => expect(page.getByRole('row').nth(5)).toBeVisible(),
  },
  { name: 'crud-dashboard', state: 'with a record', hash: '#/1' },
  {
    name: 'crud-dashboard',
    state: 'with errors in its form',
    hash: '#/new',
    prepare: submitEmpty,
  },
];

for (const { name, state, hash = '', prepare } of STATES) {
  test(`the preview of ${name} ${state} has no faults in either look`, async ({ page }) => {
    await expectNoFaults(page, templatePreviewPath(name) + hash, prepare);
  });
}

for (const { name, title } of TEMPLATES) {
  test(`the preview of ${name} has no faults in either look`, async ({ page }) => {
    await expectNoFaults(page, templatePreviewPath(name));
  });

  test(`the preview of ${name} fits a narrow window`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(templatePreviewPath(name));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await sidewaysOverflow(page)).toEqual([]);
  });

  test(`the gallery opens the page of ${name}`, async ({ page }) => {
    await openHydrated(page, TEMPLATES_PATH);
    await page.getByRole('article').getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(templatePath(name));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}

test('the cards of the gallery are in line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(TEMPLATES_PATH);
  const cards = page.getByRole('main').locator('li:has(> img)');
  const tops = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().top),
  );
  expect(tops.length).toBeGreaterThan(1);
  expect(tops[1]).toBe(tops[0]);
});

test('a template is shown in three widths, and its source code can be read', async ({ page }) => {
  const faults = await collectFaults(page);
  await openHydrated(page, templatePath('sign-in'));
  const preview = page.getByTitle('Preview of the template Sign-in');
  await page.getByRole('radio', { name: 'Phone' }).check();
  await expect(preview).toHaveCSS('width', '390px');
  await page.getByRole('radio', { name: 'Code' }).check();
  await expect(page.getByRole('region', { name: 'Code of src/sign-in/SignIn.tsx' })).toBeVisible();
  const files = page.getByRole('tree', { name: 'Files' });
  await expect(files.getByRole('treeitem', { name: 'SignIn.tsx' })).toBeVisible();
  await expect(files.getByRole('treeitem', { name: 'AppTheme.tsx' })).toHaveCount(0);
  await files.getByRole('treeitem', { name: 'shared-theme' }).click();
  await expect(files.getByRole('treeitem', { name: 'AppTheme.tsx' })).toBeVisible();
  await files.getByRole('treeitem', { name: 'package.json' }).click();
  await expect(page.getByRole('region', { name: 'Code of package.json' })).toContainText(
    '"@mui/material"',
  );
  expect(await axeViolations(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('a template is downloaded as a project', async ({ page }) => {
  await openHydrated(page, templatePath('sign-in'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download project' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('sign-in.zip');
  const files = unzipSync(readFileSync(await file.path()));
  expect(Object.keys(files)).toContain('sign-in/src/sign-in/SignIn.tsx');
});

test('the command on a template’s page copies its project', async ({ page, baseURL }) => {
  await openHydrated(page, templatePath('sign-in'));
  const command = await page.getByRole('group', { name: /^Command/ }).innerText();
  expect(command).toContain(`${baseURL}/`);
  const cwd = mkdtempSync(path.join(tmpdir(), 'template-'));
  try {
    await promisify(exec)(command, { cwd });
    expect(readdirSync(cwd)).toEqual(['sign-in']);
    expect(readdirSync(path.join(cwd, 'sign-in/src'))).toContain('shared-theme');
  } finally {
    rmSync(cwd, { recursive: true });
  }
});

test('the page of a template fits a narrow window from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await storeSettings(page, { direction: 'rtl' });
  await openHydrated(page, templatePath('sign-in'));
  await page.getByRole('radio', { name: 'Code' }).check();
  await expect(page.getByRole('tree', { name: 'Files' })).toBeVisible();
  await expect(page.getByRole('group', { name: /^Command/ })).toHaveCSS('direction', 'ltr');
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});

test('a preview starts in the site’s color mode', async ({ page }) => {
  const faults = await collectFaults(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await storeSettings(page, { mode: 'dark' });
  const release = await holdRequests(page, isScript);
  await page.goto(templatePreviewPath('sign-in'), { waitUntil: 'commit' });
  const root = page.locator('html');
  // Before any script file.
  await expect(root).toHaveAttribute(COLOR_SCHEME_ATTRIBUTE, 'dark');
  await expect(root).toHaveCSS('color-scheme', 'dark');
  release();

  const appearance = page.getByRole('button', { name: 'Appearance' });
  await appearance.click();
  await expect(root).toHaveAttribute(COLOR_SCHEME_ATTRIBUTE, 'dark');
  // Starting in a mode isn't a choice.
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.mode)).toBeNull();

  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await expect(root).toHaveAttribute(COLOR_SCHEME_ATTRIBUTE, 'light');
  await page.reload();
  await expect(appearance).toBeVisible();
  await expect(root).toHaveAttribute(COLOR_SCHEME_ATTRIBUTE, 'light');
  expect(faults).toEqual([]);
});
