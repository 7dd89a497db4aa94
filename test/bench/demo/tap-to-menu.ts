import type { Page } from '@playwright/test';
import { timeToPaint } from '../page/time-to-paint';

/**
 * Scrolls to a demo that has not started, taps its button at once, and waits for the menu.
 *
 * @param page - An open page with a touch screen.
 * @param name - A demo below the fold with one button, which opens a menu.
 * @returns Milliseconds since the tap.
 */
export function tapToMenu(page: Page, name: string): Promise<number> {
  const button = page.locator(`.demo-root[data-demo="${name}"] button`);
  return timeToPaint(page, { event: 'pointerdown', element: '[role="menu"]' }, () =>
    // Playwright waits until an element has stopped moving, by which time the demo would be ready.
    button.tap({ force: true }),
  );
}
