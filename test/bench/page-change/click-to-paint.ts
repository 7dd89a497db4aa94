import type { Page } from '@playwright/test';
import { withTimeout } from '../with-timeout';

/** Runs in the page: returns the milliseconds from the click to the paint of the next page. */
function watchPageChange(): Promise<number> {
  const titleBefore = document.querySelector('h1')?.textContent;
  let clickedAt = 0;
  addEventListener('click', (event) => (clickedAt = event.timeStamp), {
    capture: true,
    once: true,
  });

  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent;
      if (!title || title === titleBefore) {
        return;
      }
      observer.disconnect();
      // A message sent before a frame is painted arrives after it.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port2.onmessage = () => resolve(performance.now() - clickedAt);
        port1.postMessage(null);
      });
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/**
 * Clicks a link to another page of the site and waits until the browser has painted that page with
 * its title.
 *
 * @param page - An open page.
 * @param href - The link's `href`, exactly as written.
 * @returns Milliseconds since the click.
 * @throws If the page doesn't change within 30 seconds.
 */
export async function clickToPaint(page: Page, href: string): Promise<number> {
  // Limited to the sidebar. A group's label has an `href` too, but toggles the group.
  const link = page.getByRole('link').and(page.locator(`a[href="${href}"]:visible`));
  const [time] = await Promise.all([
    // Started before the click, because a call after it would slow the page down.
    withTimeout(page.evaluate(watchPageChange), `paint of ${href}`),
    link.first().click({ noWaitAfter: true }),
  ]);
  return time;
}
