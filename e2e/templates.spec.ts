import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { TEMPLATES_PATH, templatePath, templatePreviewPath } from '../src/products';
import { TEMPLATES } from '../templates/catalogue';
import { axeViolations } from './support/axe';
import { openHydrated } from './support/hydration';
import { sidewaysOverflow } from './support/overflow';
import { collectFaults } from './support/page-faults';

for (const { name, title } of TEMPLATES) {
  test(`the preview of ${name} renders without faults in both modes`, async ({ page }) => {
    const faults = await collectFaults(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(templatePreviewPath(name));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    }
    expect(faults).toEqual([]);
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

test('a template is shown in three widths, and its source code can be read', async ({ page }) => {
  const faults = await collectFaults(page);
  await openHydrated(page, templatePath('sign-in'));
  const preview = page.getByTitle('Preview of the template Sign in');
  await page.getByRole('radio', { name: 'Phone' }).check();
  await expect(preview).toHaveCSS('width', '390px');
  await page.getByRole('radio', { name: 'Code' }).check();
  await expect(page.getByRole('region', { name: 'Code of src/sign-in/SignIn.tsx' })).toBeVisible();
  await page.getByRole('button', { name: 'package.json' }).click();
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
