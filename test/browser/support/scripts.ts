import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * Paths of the scripts that the HTML of a page names, which always load.
 *
 * @param url - Path of the page, with trailing slash.
 */
export async function ownScripts(page: Page, url: string): Promise<Set<string>> {
  const response = await page.request.get(url);
  const html = await response.text();
  const paths = Array.from(html.matchAll(/<script[^>]* src=["']?([^"' >]+)/g), ([, path]) => path!);
  expect(paths.length).toBeGreaterThan(0);
  return new Set(paths);
}

/** Collects the scripts that a page loads from now on. */
export function collectScripts(page: Page): { texts: () => Promise<string[]> } {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) {
      const body = response.text();
      // A body that is not read must not fail the test when its page closes.
      body.catch(() => {});
      bodies.push(body);
    }
  });
  return { texts: () => Promise.all(bodies) };
}
