import type { Page } from '@playwright/test';

/** Collects uncaught exceptions and errors in the console. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

/**
 * Collects everything that goes wrong in a page: console errors and warnings, uncaught exceptions,
 * failed requests, and violations of the Content Security Policy.
 *
 * Must be called before the page loads.
 *
 * @returns A list that grows as faults occur.
 */
export async function collectFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) {
      faults.push(`${response.status()}: ${response.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    // A navigation aborts prefetches, scripts of pages that load ahead, and the icon, which the browser
    // requests late. Other aborted requests are faults.
    const { pathname } = new URL(request.url());
    const isLowPriority =
      request.headers()['sec-purpose'] === 'prefetch' ||
      /\/assets\/js\/(?:\d+|pages-\w+)\.\w+\.js$/.test(pathname) ||
      pathname.endsWith('/img/favicon.svg');
    if (isLowPriority && request.failure()?.errorText === 'net::ERR_ABORTED') {
      return;
    }
    faults.push(`${request.failure()?.errorText}: ${request.url()}`);
  });
  // Chromium logs most violations, but not every kind in every version.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} blocks ${event.blockedURI}`);
    });
  });
  return faults;
}
