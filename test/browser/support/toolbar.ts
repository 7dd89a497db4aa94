import type { Locator, Page } from '@playwright/test';

/** The toolbar under a demo. */
export function toolbar(page: Page, name: string): Locator {
  return page.getByRole('toolbar', { name: `Controls of demo ${name}`, exact: true });
}

/** A control under a demo, by its label. */
export function control(page: Page, name: string, label: string): Locator {
  return toolbar(page, name).getByRole('button', { name: label, exact: true });
}

/** Labels of the two switches of the source's language. */
export const VARIANT_LABELS = {
  TS: 'TS Show TypeScript source',
  JS: 'JS Show JavaScript source',
} as const;
