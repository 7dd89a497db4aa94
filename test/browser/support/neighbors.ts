import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** A page before or after another in the sidebar. */
export interface Neighbor {
  /** Its level 1 heading, shown when it is open. */
  heading: Locator;
  pathname: string;
}

/**
 * Reads a link of "Previous and next page", so tests don't depend on which pages the sidebar has.
 *
 * @param page - A hydrated page of documentation.
 * @throws If the page has no such link.
 */
export async function neighbor(page: Page, which: 'Previous' | 'Next'): Promise<Neighbor> {
  const links = page.getByRole('navigation', { name: 'Previous and next page' });
  const link = links.getByRole('link').filter({ hasText: new RegExp(`^${which}`) });
  await expect(link).toHaveCount(1);
  const title = (await link.innerText()).split('\n').at(-1) ?? '';
  return {
    heading: page.getByRole('heading', { level: 1, name: title, exact: true }),
    pathname: (await link.getAttribute('href')) ?? '',
  };
}
