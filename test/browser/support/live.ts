import { expect } from '@playwright/test';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { demoFrame } from './hydration';
import { toolbar } from './toolbar';

/** The editor of a demo's source. */
export function editor(page: Page, name: string): Locator {
  return demoFrame(page, name).getByRole('textbox', { name: /^Editable source of / });
}

/** The frame in which a demo's edited code runs. */
export function sandbox(page: Page, name: string): FrameLocator {
  return demoFrame(page, name).frameLocator(`iframe[title="Edited demo ${name}"]`);
}

/** Opens the source of a demo and clicks into it, which opens the editor. */
export async function openEditor(page: Page, name: string): Promise<Locator> {
  await toolbar(page, name)
    .getByRole('button', { name: /^(?:Expand|Show) code$/ })
    .click();
  const source = demoFrame(page, name).getByRole('group', { name: /\.(?:tsx|js)$/ });
  await expect(source).not.toBeEmpty();
  await source.locator('code').click({ position: { x: 4, y: 4 } });
  await expect(editor(page, name)).toBeFocused();
  return editor(page, name);
}
