import type { Page } from '@playwright/test';
import { patiently } from '../patience';

/** Runs in the page. Answers the milliseconds from the click to the paint of the next page. */
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
      // A message that is sent before a frame is painted arrives after it.
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
 * Clicks a link to another page of the site and waits until that page is painted: until its
 * title stands there and the browser has drawn it.
 *
 * @param page - An open page.
 * @param href - Target of the link, as it stands in the link.
 * @returns Milliseconds from the click.
 * @throws If the page did not change within half a minute.
 */
export async function clickToPaint(page: Page, href: string): Promise<number> {
  // In the sidebar: the head of a group has an address too, but is a button that opens and closes it.
  const link = page.getByRole('link').and(page.locator(`a[href="${href}"]:visible`));
  const [time] = await Promise.all([
    // Asked before the click: a question meanwhile would be answered at the page's expense.
    patiently(page.evaluate(watchPageChange), `painted the page ${href}`),
    link.first().click({ noWaitAfter: true }),
  ]);
  return time;
}
