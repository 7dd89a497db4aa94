import type { Locator, Page } from '@playwright/test';

/** A menu of the bar at the top. */
export interface NavbarMenu {
  /** What opens it. */
  button: Locator;
  list: Locator;
  links: Locator;
}

/**
 * A menu of the bar at the top.
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
