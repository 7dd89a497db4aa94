import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openHydrated } from './hydration';

/** The playground of a component on its page in the API reference. */
export interface Playground {
  /** Contains the running component. */
  preview: Locator;
  controls: Locator;
  code: Locator;
  root: Locator;
}

/** The playground of a component on the open page. */
export function playgroundOf(page: Page, name: string): Playground {
  const root = page.locator(`[data-playground="${name}"]`);
  return {
    root,
    preview: root.locator('.demo-root'),
    controls: root.getByRole('group', { name: `Props of ${name}` }),
    code: root.getByLabel('Code', { exact: true }),
  };
}

/**
 * Opens the page of a component and waits until its playground is interactive. Faults can be
 * collected only if the page is opened once, because leaving it aborts requests.
 */
export async function openPlayground(page: Page, url: string, name: string): Promise<Playground> {
  await openHydrated(page, url);
  const playground = playgroundOf(page, name);
  await playground.root.scrollIntoViewIfNeeded();
  await expect(playground.root).toHaveAttribute('data-ready', /.*/, { timeout: 20_000 });
  return playground;
}
