import type { Page } from '@playwright/test';

/**
 * Collects the requests that a page makes from now on.
 *
 * @param pattern - Matches the paths to collect.
 * @returns A list of paths that grows.
 */
export function collectRequests(page: Page, pattern: RegExp): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pattern.test(pathname)) {
      requests.push(pathname);
    }
  });
  return requests;
}
