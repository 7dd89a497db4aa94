import { expect, test } from '@playwright/test';
import { PASSED_BEFORE, alreadyPassed, recordPass } from './support/full-results';
import { readyAllDemos, whenHydrated } from './support/hydration';
import { sidewaysOverflow } from './support/overflow';
import { collectFaults } from './support/page-faults';
import { allRoutes } from './support/routes';
import { sample } from './support/sample';

const PHONE = { width: 360, height: 740 };

for (const route of sample(allRoutes(), 24, 'routes')) {
  test(`${route} answers, hydrates and runs without a fault`, async ({ page }) => {
    test.skip(alreadyPassed(__filename, route), PASSED_BEFORE);
    // Pages with 30 demos need longer than others.
    test.slow();
    const faults = await collectFaults(page);

    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await whenHydrated(page);
    await readyAllDemos(page);
    expect(faults).toEqual([]);

    await page.setViewportSize(PHONE);
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(faults).toEqual([]);
    recordPass(__filename, route);
  });
}
