import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** The phone that Lighthouse emulates. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Wide enough for the sidebar. */
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

/**
 * Opens an empty page without cache or storage for a measurement, and closes it afterwards.
 *
 * @param browser - A running browser.
 * @param options - Options of the context, such as the viewport.
 */
export async function withPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage(options);
  try {
    // tsx adds a naming helper to functions, which doesn't exist in the page they are sent to.
    await page.addInitScript('globalThis.__name ??= (value) => value;');
    return await measure(page);
  } finally {
    await page.close();
  }
}

/** Slows the CPU of a page down by a factor from now on. */
export async function slowCpu(page: Page, rate: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

/** A network as the DevTools protocol slows it down: bytes per second, and milliseconds. */
export interface SlowNetwork {
  downloadThroughput: number;
  uploadThroughput: number;
  latency: number;
}

/** Slows the network of a page down from now on. */
export async function slowNetwork(page: Page, network: SlowNetwork): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
}
