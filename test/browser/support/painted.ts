import type { Page } from '@playwright/test';

/** Waits until the document is parsed and has its fonts and images; not for scripts. */
export async function whenPainted(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await nextFrames(page);
}

/** Waits until the page has loaded and the browser is idle, when code that isn't urgent loads. */
export async function whenIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/** Waits for two frames, after which earlier changes are painted. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}
