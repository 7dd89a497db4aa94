import type { Page } from '@playwright/test';

/**
 * Delays requests like a slow network.
 *
 * @param matches - Whether to delay the request of a URL.
 * @returns A function that continues the delayed requests and all later ones.
 */
export async function holdRequests(
  page: Page,
  matches: (url: URL) => boolean,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(matches, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The site's own scripts. */
export function isScript({ pathname }: URL): boolean {
  return pathname.endsWith('.js');
}
