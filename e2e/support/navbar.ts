import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { isScript } from './hold-requests';
import { nextFrames } from './painted';

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

/** Focuses a menu's button and waits for the code that this loads. */
export async function focusMenu(page: Page, { button }: NavbarMenu): Promise<void> {
  const loaded = page.waitForResponse((response) => isScript(new URL(response.url())));
  await button.focus();
  await (await loaded).finished();
  await nextFrames(page);
  await expect(button).toBeFocused();
}
