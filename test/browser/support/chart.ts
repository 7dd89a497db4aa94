import type { Locator, Page } from '@playwright/test';

/**
 * A chart by its title. In MUI X 9, the element with the title has no role, and another one inside it
 * takes the focus.
 */
export function chartNamed(page: Page, name: string): Locator {
  const image = page.getByRole('img', { name, exact: true });
  return image.or(page.getByLabel(name, { exact: true })).first();
}
