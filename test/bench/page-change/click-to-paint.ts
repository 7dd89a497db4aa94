import type { Page } from '@playwright/test';
import { timeToPaint } from '../page/time-to-paint';

/**
 * Clicks a link to another page of the site and waits until the browser has painted that page with
 * its title.
 *
 * @param page - An open page.
 * @param href - The link's `href`, exactly as written.
 * @returns Milliseconds since the click.
 * @throws If the page doesn't change within 30 seconds.
 */
export function clickToPaint(page: Page, href: string): Promise<number> {
  // Limited to the sidebar. A group's label has an `href` too, but toggles the group.
  const link = page.getByRole('link').and(page.locator(`a[href="${href}"]:visible`));
  return timeToPaint(page, { event: 'click', element: 'h1' }, () =>
    link.first().click({ noWaitAfter: true }),
  );
}
