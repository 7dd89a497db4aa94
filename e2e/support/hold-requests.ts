import type { Page } from '@playwright/test';

/**
 * Keeps requests waiting, as a slow network would.
 *
 * @param matches - Tells which addresses wait.
 * @returns A function that lets them go, and all later ones.
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
