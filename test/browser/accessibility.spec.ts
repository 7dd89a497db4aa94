import { expect, test } from '@playwright/test';
import { selectPages } from '../../scripts/test/selection/select-pages';
import { allRoutes } from '../../scripts/serve/site-routes';
import { APPEARANCE_RULES, axeViolations } from './support/axe';
import { COMBINATIONS } from './support/combinations';
import type { Combination } from './support/combinations';
import { openHydrated, readyAllDemos } from './support/hydration';
import { storeSettings, switchSettings } from './support/reader-settings';

const [LIGHT_LTR, DARK_RTL, LIGHT_RTL, DARK_LTR] = COMBINATIONS;

/** One page of each kind, each in another combination. */
const KINDS: readonly (readonly [route: string, combination: Combination])[] = [
  ['/material-ui/react-button/', LIGHT_LTR],
  ['/joy-ui/api/button/', DARK_RTL],
  ['/', LIGHT_RTL],
  ['/material-ui/getting-started/installation/', DARK_LTR],
];

/** How many changed pages are checked in addition. */
const MAX_CHANGED = 2;

const changed = selectPages({ count: 0, limit: MAX_CHANGED, salt: 'accessibility' });

function combinationsByRoute(): [route: string, combinations: readonly Combination[]][] {
  if (process.env.FULL === '1') {
    return allRoutes().map((route) => [route, COMBINATIONS]);
  }
  const kinds = new Map(KINDS);
  return [...new Set([...kinds.keys(), ...changed])].map((route) => [
    route,
    [kinds.get(route) ?? LIGHT_LTR],
  ]);
}

for (const [route, combinations] of combinationsByRoute()) {
  const tag = changed.includes(route) ? ['@commit', '@page'] : '@commit';
  test(`axe finds no violations on ${route}`, { tag }, async ({ page }) => {
    // axe checks every element, in pages with up to 30 demos.
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await storeSettings(page, combinations[0]!);
    await openHydrated(page, route);
    await readyAllDemos(page);
    for (const [index, combination] of combinations.entries()) {
      const name = `${combination.mode}, ${combination.direction}`;
      await test.step(name, async () => {
        await switchSettings(page, combination);
        const rules = index === 0 ? undefined : APPEARANCE_RULES;
        expect.soft(await axeViolations(page, rules), name).toEqual([]);
      });
    }
  });
}
