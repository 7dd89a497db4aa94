import { expect, test } from '@playwright/test';
import { selectPages } from '../../scripts/test/selection/select-pages';
import { readyAllDemos, whenHydrated } from './support/hydration';
import { sidewaysOverflow } from './support/overflow';
import { collectFaults } from './support/page-faults';

const PHONE = { width: 360, height: 740 };

for (const route of selectPages({ count: 12, limit: 8, salt: 'routes' })) {
  test(
    `${route} hydrates, runs without errors and fits a phone`,
    { tag: ['@commit', '@page'] },
    async ({ page }) => {
      // Some pages have 30 demos.
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
    },
  );
}
