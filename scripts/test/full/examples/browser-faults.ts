import type { Browser, Page } from '@playwright/test';
import type { PageRequest } from './requests';

/** The color of the page behind its content. */
function background(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [body, root] = [document.body, document.documentElement].map(
      (element) => getComputedStyle(element).backgroundColor,
    );
    return (body === 'rgba(0, 0, 0, 0)' ? root : body) ?? '';
  });
}

/** Waits until React has rendered the content or taken it over, and returns whether it does. */
function starts(page: Page): Promise<boolean> {
  const waiting = page.waitForFunction(() =>
    [...document.querySelectorAll('body *')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    ),
  );
  return waiting.then(
    () => true,
    () => false,
  );
}

async function pageFaults(
  page: Page,
  url: string,
  { scheme, computed = [] }: PageRequest,
): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`an error in the browser: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      faults.push(`a message in the console: ${message.text()}`);
    }
  });
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  // What is painted before React starts remains visible as long as the scripts are held back.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  if (scheme) {
    await page.addInitScript((key) => localStorage.setItem(key, 'dark'), scheme.key);
  }
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForSelector('main, form, #root', { state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const first = await background(page);
  release();
  if (!(await starts(page))) {
    return [...faults, 'React does not start'];
  }
  if (scheme) {
    const last = await background(page);
    if (first !== last || last !== scheme.dark) {
      faults.push(
        `with a stored dark mode, the background should be ${scheme.dark}, but is first ${first} and then ${last}`,
      );
    }
  }
  for (const [selector, property, value] of computed) {
    const found = await page.evaluate(
      ([one = '', name = '']) => {
        const element = document.querySelector(one);
        return element && getComputedStyle(element).getPropertyValue(name);
      },
      [selector, property],
    );
    if (found !== value) {
      faults.push(`${property} of ${selector} should be ${value}, but is ${found}`);
    }
  }
  return faults;
}

/**
 * Opens a page in a new browser context, with a dark mode stored if the page has a color scheme
 * script, and compares it with what it must show.
 *
 * @returns One message per difference, error or console message.
 */
export async function browserFaults(
  browser: Browser,
  url: string,
  request: PageRequest,
): Promise<string[]> {
  const context = await browser.newContext();
  try {
    return await pageFaults(await context.newPage(), url, request);
  } finally {
    await context.close();
  }
}
