import type { Page } from '@playwright/test';

/**
 * Waits until the document is parsed, styled, and has its fonts and images, whether or not its
 * scripts have run.
 */
export async function whenPainted(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
        ({ sheet }) => sheet !== null,
      ) &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await nextFrames(page);
}

/** Lets the browser paint twice, so that what was changed before is on the screen. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}
