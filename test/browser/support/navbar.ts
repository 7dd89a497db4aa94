import type { Locator, Page } from '@playwright/test';

/** A menu of the navbar. */
export interface NavbarMenu {
  /** The button that opens it. */
  button: Locator;
  list: Locator;
  links: Locator;
}

/**
 * Finds a menu of the navbar.
 *
 * @param name - Accessible name of its list, such as `Products`.
 */
export function navbarMenu(page: Page, name: string): NavbarMenu {
  const menu = page
    .getByRole('navigation', { name: 'Main', exact: true })
    .locator('details')
    .filter({ has: page.locator(`ul[aria-label="${name}"]`) });
  const list = menu.locator('ul');
  return { button: menu.locator('summary'), list, links: list.locator('a') };
}
