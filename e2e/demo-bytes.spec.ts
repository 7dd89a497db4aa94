import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { pageScriptBytes } from '../bench/page/page-bytes';
import { silenceObservers } from '../bench/page/silence-observers';
import { visit } from '../bench/page/visit';
import { demoFrame, openHydrated, readyDemo } from './support/hydration';
import { collectScripts } from './support/scripts';
import { control } from './support/toolbar';

/** Pages with at least ten demos, each with a text of one of them that is no part of its preview. */
const PAGES = [
  {
    route: '/material-ui/react-button/',
    demo: 'LoadingButtonsTransition',
    code: 'Working on the ',
    hasPreviews: true,
  },
  {
    route: '/joy-ui/react-card/',
    demo: 'BioCard',
    code: 'Restores clocks and writes',
    hasPreviews: true,
  },
  {
    route: '/system/flexbox/',
    demo: 'Order',
    code: 'Written second, order 3',
    hasPreviews: false,
  },
];

const PLAIN_PAGE = '/material-ui/getting-started/installation/';

/** What the support for demos may cost a page in scripts, in bytes over the wire. */
const DEMO_SUPPORT_BYTES = 3_000;

/** Texts of what loads when the reader wants it. */
const LATER = {
  'runtime of the libraries': 'unstable_sxConfig',
  'compression of links': 'uvwxyz0123456789+-$',
  'online editors': 'codesandbox.io/api',
};

/** Previews of the page's demos as they stand highlighted in its HTML, their longest lines. */
async function previewLines(page: Page): Promise<string[]> {
  const previews = await page
    .locator('[data-source] [data-code] pre code')
    .evaluateAll((codes) => codes.map(({ innerHTML }) => innerHTML));
  return previews.map(
    (html) => html.split('\n').sort((one, other) => other.length - one.length)[0],
  );
}

const heldBy = (texts: Iterable<string>, scripts: readonly string[]) =>
  [...texts].filter((text) =>
    // Quotes are escaped in a string of a script.
    scripts.some((script) => script.replaceAll('\\', '').includes(text)),
  );

test('pages with demos share a small script that plain pages do without', async ({
  browser,
  baseURL,
}) => {
  const transfersOf = async (route: string) =>
    (await visit(browser, new URL(route, baseURL).href, { blind: true })).transfers;
  const plain = await transfersOf(PLAIN_PAGE);
  const [first, ...others] = await Promise.all(PAGES.map(({ route }) => transfersOf(route)));
  const isOn = (page: typeof plain, url: string) => page.some((transfer) => transfer.url === url);
  const shared = first.filter(
    ({ kind, url }) =>
      kind === 'js' && !isOn(plain, url) && others.every((page) => isOn(page, url)),
  );
  expect(shared.length).toBeGreaterThan(0);
  const bytes = pageScriptBytes(shared);
  console.log(`${bytes} B of scripts for demos: ${shared.map(({ url }) => url).join(' ')}`);
  expect(bytes).toBeLessThanOrEqual(DEMO_SUPPORT_BYTES);
});

for (const { route, demo, code, hasPreviews } of PAGES) {
  test(`${route} loads nothing of its demos before somebody wants it`, async ({ page }) => {
    const scripts = collectScripts(page);
    const sources: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/demos/')) {
        sources.push(pathname);
      }
    });
    await page.addInitScript(silenceObservers);
    await openHydrated(page, route);
    await page.waitForLoadState('networkidle');
    const previews = await previewLines(page);
    expect(await page.locator('.demo-root').count()).toBeGreaterThanOrEqual(10);
    expect(previews.length > 0).toBe(hasPreviews);
    const texts = [code, ...Object.values(LATER), ...previews];
    expect(heldBy(texts, await scripts.texts())).toEqual([]);
    expect(sources).toEqual([]);
  });

  // So that a text that is renamed cannot pass unseen above.
  test(`${route} loads all of it once it is wanted`, async ({ page }) => {
    const scripts = collectScripts(page);
    await openHydrated(page, route);
    const previews = await previewLines(page);
    const first = page
      .locator('[data-source]')
      .filter({ has: page.getByRole('toolbar') })
      .first();
    const name = (await first.getAttribute('id'))!;
    await readyDemo(page, demo);
    await control(page, name, 'More').click();
    await page.getByRole('menu', { name: 'More' }).waitFor();
    await page.keyboard.press('Escape');
    await page.context().route('https://stackblitz.com/**', (request) => request.abort());
    const posted = page
      .context()
      .waitForEvent('request', (request) => request.url().startsWith('https://stackblitz.com/'));
    await control(page, name, 'Open in StackBlitz').click();
    await posted;
    await readyDemo(page, name);
    await expect(demoFrame(page, name)).toBeVisible();
    const wanted = [code, ...Object.values(LATER), ...previews.slice(0, 1)];
    expect(heldBy(wanted, await scripts.texts())).toEqual(wanted);
  });
}
