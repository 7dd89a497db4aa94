import type { Page } from '@playwright/test';

/** Lighthouse's default slow 4G as DevTools applies it, and its factor of the CPU. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const SLOWDOWN = 4;

/** Slows down the network and the CPU of a page from now on. */
export async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}
