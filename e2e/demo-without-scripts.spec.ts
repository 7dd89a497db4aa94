import { expect, test } from '@playwright/test';
import { demoFrame, demoRoot } from './support/hydration';

test.use({ javaScriptEnabled: false });

test('a demo is there without scripts, with its preview', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  const demo = demoRoot(page, 'BasicButtons');
  await expect(demo.getByRole('button')).toHaveText(['Skip', 'Save draft', 'Publish']);
  const preview = demoFrame(page, 'BasicButtons').locator('pre');
  await expect(preview).toBeVisible();
  await expect(preview).toContainText('<Button variant="contained">Publish</Button>');
});

test('the links below it open the whole source, in both languages', async ({ page }) => {
  const url = '/material-ui/react-dialog/';
  const links = demoFrame(page, 'SimpleDialogDemo').getByRole('link');

  await page.goto(url);
  await links.filter({ hasText: 'TypeScript' }).click();
  await expect(page.getByRole('heading', { name: 'SimpleDialogDemo.tsx' })).toBeVisible();
  await expect(page.locator('pre')).toContainText('const pick = (name: string) => {');
  await expect(page.locator('pre')).toContainText('export default function SimpleDialogDemo() {');

  await page.goto(url);
  await links.filter({ hasText: 'JavaScript' }).click();
  await expect(page.getByRole('heading', { name: 'SimpleDialogDemo.js' })).toBeVisible();
  await expect(page.locator('pre')).toContainText('const pick = (name) => {');
  await expect(page.locator('pre')).toContainText('export default function SimpleDialogDemo() {');
});

test('what spins does so without scripts', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  const spinner = demoRoot(page, 'LoadingButtons').getByRole('progressbar').first();
  await expect(spinner).toHaveCSS('animation-play-state', 'running');
});
