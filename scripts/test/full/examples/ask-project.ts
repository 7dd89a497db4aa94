import type { Browser } from '@playwright/test';
import { browserFaults } from './browser-faults';
import type { ProjectRequests } from './requests';
import { responseFaults, stylesheetLinks } from './response-faults';
import type { PageResponse } from './response-faults';
import { startProject } from './start-project';

async function fetchPage(url: string): Promise<PageResponse> {
  const response = await fetch(url);
  const html = await response.text();
  const links = stylesheetLinks(html).map(async (link): Promise<[string, string]> => {
    const stylesheet = await fetch(new URL(link, url));
    return [link, await stylesheet.text()];
  });
  return {
    status: response.status,
    html,
    policy: response.headers.get('content-security-policy'),
    stylesheets: new Map(await Promise.all(links)),
  };
}

/**
 * Starts a built project, and asks it for each page: twice over HTTP, because a cache that requests
 * share shows only in the second response, then in a browser.
 *
 * @param cwd - The project's folder.
 * @returns One message per fault.
 */
export async function askProject(
  browser: Browser,
  cwd: string,
  { start, pages }: ProjectRequests,
): Promise<string[]> {
  const { url, stop } = await startProject(cwd, start);
  try {
    const faults: string[] = [];
    for (const request of pages) {
      const address = url + request.path;
      const responses = [await fetchPage(address), await fetchPage(address)];
      responses.forEach((response, index) => {
        const found = responseFaults(response, request);
        faults.push(...found.map((fault) => `${request.path}, response ${index + 1}: ${fault}`));
      });
      if (request.policy && responses[0]?.policy === responses[1]?.policy) {
        faults.push(`${request.path}: two responses have the same nonce`);
      }
      const found = await browserFaults(browser, address, request);
      faults.push(...found.map((fault) => `${request.path}, in Chromium: ${fault}`));
    }
    return faults;
  } finally {
    stop();
  }
}
