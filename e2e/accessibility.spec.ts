import { expect, test } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { axeViolations } from './support/axe';
import { COMBINATIONS } from './support/combinations';
import { forPage } from './support/for-page';
import { openHydrated, readyAllDemos } from './support/hydration';
import { storeSettings } from './support/reader-settings';
import type { ReaderSettings } from './support/reader-settings';
import { allRoutes } from '../scripts/site-routes';
import { sample } from '../scripts/selection/sample';

/** One page of each kind; some of the internal test pages are added to them. */
const KINDS = [
  '/',
  '/material-ui/getting-started/installation/',
  '/material-ui/react-button/',
  '/joy-ui/react-button/',
  '/material-ui/api/button/',
  '/x/api/data-grid/',
  '/system/getting-started/the-sx-prop/',
  '/docs-infra/writing-demos/',
];

/** How many of the internal test pages are looked at, unless all pages are. */
const TEST_PAGES = 3;

const isTestPage = (route: string) => route.startsWith('/experiments/docs/');

function routesToCheck(): string[] {
  const routes = allRoutes();
  return process.env.FULL === '1'
    ? sample(routes, routes.length, 'accessibility')
    : [...KINDS, ...sample(routes.filter(isTestPage), TEST_PAGES, 'accessibility')];
}

async function violations(
  context: BrowserContext,
  route: string,
  settings: Required<ReaderSettings>,
) {
  const page = await context.newPage();
  await storeSettings(page, settings);
  // A colour half-way through a transition is no colour of the page.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, route);
  await expect(page.locator('html')).toHaveAttribute('data-theme', settings.mode);
  await expect(page.locator('html')).toHaveAttribute('dir', settings.direction);
  await readyAllDemos(page);
  const found = await axeViolations(page);
  await page.close();
  return found;
}

for (const route of routesToCheck()) {
  test(
    `axe finds nothing on ${route}, in both modes and directions`,
    forPage(route),
    async ({ context }) => {
      // axe looks at each element, up to four times, on pages with 30 demos.
      test.setTimeout(180_000);
      for (const settings of COMBINATIONS) {
        await test.step(`${settings.mode}, ${settings.direction}`, async () => {
          const found = await violations(context, route, settings);
          expect.soft(found, `${settings.mode}, ${settings.direction}`).toEqual([]);
        });
      }
    },
  );
}
