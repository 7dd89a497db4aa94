import type { Page } from '@playwright/test';

/**
 * Collects what goes wrong while a page runs: errors and warnings in the console, uncaught
 * exceptions, requests that fail, and violations of the Content Security Policy.
 *
 * Call it before the page is opened.
 *
 * @returns A list that grows; a good page leaves it empty.
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
    // Who leaves a page leaves behind its prefetches, and its icon, which the browser fetches at
    // leisure; anything else that is aborted is a fault.
    const isLeisurely =
      request.headers()['sec-purpose'] === 'prefetch' ||
      new URL(request.url()).pathname === '/img/favicon.svg';
    if (isLeisurely && request.failure()?.errorText === 'net::ERR_ABORTED') {
      return;
    }
    faults.push(`${request.failure()?.errorText}: ${request.url()}`);
  });
  // Chromium logs most violations by itself, but not each kind in each version.
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP: ${event.violatedDirective} blocks ${event.blockedURI}`);
    });
  });
  return faults;
}
