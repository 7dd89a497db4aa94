import { expect, test } from '@playwright/test';
import { decompressFromBase64 } from 'lz-string';
import { axeViolations } from './support/axe';
import { demoFrame, demoRoot, openHydrated, readyAllDemos, readyDemo } from './support/hydration';
import { openEditor, sandbox } from './support/live';
import { filesOf, postToEditor } from './support/online-editor';
import { collectFaults } from './support/page-faults';
import { openPlayground } from './support/playground';
import { storeSettings } from './support/reader-settings';
import { control } from './support/toolbar';

const PAGES = ['button', 'modal', 'select', 'text-input'].map((name) => `/mantine/react-${name}/`);
const [BUTTON, MODAL, SELECT, TEXT_INPUT] = PAGES as [string, string, string, string];

for (const mode of ['light', 'dark'] as const) {
  test(`shows the demos of all pages in the ${mode} mode`, async ({ page }) => {
    await storeSettings(page, { mode });
    let count = 0;
    for (const url of PAGES) {
      await openHydrated(page, url);
      count += await readyAllDemos(page);
      const faults = await axeViolations(page);
      // White on the library's default blue has a contrast of 3.55.
      expect(faults.filter((fault) => !fault.startsWith('color-contrast'))).toEqual([]);
    }
    expect(count).toBe(8);
    await openHydrated(page, TEXT_INPUT);
    const field = (await readyDemo(page, 'BasicTextInput')).getByRole('textbox');
    const background = await field.evaluate((input) => getComputedStyle(input).backgroundColor);
    expect(background).toBe(mode === 'dark' ? 'rgb(46, 46, 46)' : 'rgb(255, 255, 255)');
  });
}

test('renders the same in the browser as on the server, without errors', async ({ page }) => {
  const faults = await collectFaults(page);
  await openHydrated(page, BUTTON);
  await expect(demoRoot(page, 'ButtonVariants').getByRole('button')).toHaveCount(3);
  await readyAllDemos(page);
  expect(faults).toEqual([]);
});

test('opens a modal in a portal, with the styles of the library', async ({ page }) => {
  await openHydrated(page, MODAL);
  const trigger = (await readyDemo(page, 'ModalConfirm')).getByRole('button');
  await trigger.click();
  const modal = page.getByRole('dialog', { name: 'Delete invoice 204?' });
  await expect(modal.getByRole('button', { name: 'Keep' })).toBeVisible();
  expect(await modal.evaluate((element) => element.closest('body > [data-portal]'))).not.toBeNull();
  await expect(modal).toHaveCSS('border-radius', '8px');
  await expect(modal).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('runs a form', async ({ page }) => {
  await openHydrated(page, TEXT_INPUT);
  const form = await readyDemo(page, 'TextInputForm');
  await form.getByRole('button', { name: 'Send invoice' }).click();
  await expect(form.getByText('Enter an email address')).toBeVisible();
  await form.getByRole('textbox', { name: 'Email' }).fill('anna@example.com');
  await form.getByRole('button', { name: 'Send invoice' }).click();
  await expect(form.getByRole('status')).toHaveText('Sent to anna@example.com');
});

test('mirrors demos from right to left', async ({ page }) => {
  await storeSettings(page, { direction: 'rtl' });
  await openHydrated(page, SELECT);
  const demo = await readyDemo(page, 'BasicSelect');
  const field = (await demo.getByRole('combobox').boundingBox())!;
  const icon = (await demo.locator('[data-position="right"] svg').boundingBox())!;
  expect(icon.x + icon.width).toBeLessThan(field.x + field.width / 2);
});

test('runs edited code in the frame of its library', async ({ page }) => {
  await openHydrated(page, BUTTON);
  const editor = await openEditor(page, 'ButtonVariants');
  await editor.fill(
    'import { Button } from \'@mantine/core\';\n\nexport default () => <Button variant="outline">Edited</Button>;\n',
  );
  const button = sandbox(page, 'ButtonVariants').getByRole('button', { name: 'Edited' });
  await expect(button).toHaveCSS('color', 'rgb(34, 139, 230)', { timeout: 20_000 });
});

test('shows a demo in a frame', async ({ page }) => {
  await openHydrated(page, BUTTON);
  await control(page, 'ButtonVariants', 'Frame').click();
  const frame = demoFrame(page, 'ButtonVariants').frameLocator('iframe[title*="in a frame"]');
  const save = frame.getByRole('button', { name: 'Save order' });
  await expect(save).toHaveCSS('background-color', 'rgb(34, 139, 230)', { timeout: 20_000 });
});

test('documents the props of a polymorphic component, with a playground', async ({ page }) => {
  const { preview, controls, code } = await openPlayground(page, '/mantine/api/button/', 'Button');
  await expect(page.locator('[id="button-prop-variant"]')).toBeVisible();
  await controls.getByRole('combobox', { name: 'variant' }).selectOption('outline');
  await expect(code).toContainText('variant="outline"');
  await expect(preview.getByRole('button')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('finds its pages', async ({ page }) => {
  await openHydrated(page, BUTTON);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search the documentation' }).fill('modal');
  const first = page.getByRole('option').first();
  await expect(first).toHaveAttribute('href', MODAL, { timeout: 20_000 });
});

test('opens demos in both online editors with its own packages', async ({ page }) => {
  await openHydrated(page, MODAL);
  const stackBlitz = filesOf(await postToEditor(page, 'ModalConfirm', 'Open in StackBlitz'));
  const { fields } = await postToEditor(page, 'ModalConfirm', 'Open in CodeSandbox');
  const base64 = fields.get('parameters')!.replace(/-/g, '+').replace(/_/g, '/');
  const texts = [JSON.stringify(stackBlitz), decompressFromBase64(base64)];
  for (const text of texts) {
    expect(text).toMatch(/\\"@mantine\/core\\": \\"9\.8\.1\\"/);
    expect(text).toMatch(/\\"@mantine\/hooks\\": \\"9\.8\.1\\"/);
    expect(text).toContain("import '@mantine/core/styles.css';");
    expect(text).not.toMatch(/@mui|@emotion/);
  }
});
