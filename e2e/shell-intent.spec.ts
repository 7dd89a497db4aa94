import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openHydrated } from './support/hydration';
import { navbarMenu } from './support/navbar';
import { DESKTOP, PHONE } from './support/window-sizes';

const PAGE = '/x/introduction/';

/** What opens something, and the window in which it stands. */
const CONTROLS: readonly {
  name: string;
  viewport: typeof DESKTOP | typeof PHONE;
  /** Name of the chunk with its code. */
  code: string;
  control: (page: Page) => Locator;
  opens: (page: Page) => Locator;
}[] = [
  {
    name: 'the product switcher',
    viewport: DESKTOP,
    code: 'shell-menu',
    control: (page) => navbarMenu(page, 'Products').button,
    opens: (page) => navbarMenu(page, 'Products').list,
  },
  {
    name: 'the settings',
    viewport: DESKTOP,
    code: 'shell-settings',
    control: (page) => page.getByRole('button', { name: 'Settings' }),
    opens: (page) => page.getByRole('dialog'),
  },
  {
    name: 'the drawer',
    viewport: PHONE,
    code: 'shell-drawer',
    control: (page) => page.getByRole('button', { name: 'Open main navigation' }),
    opens: (page) => page.getByRole('dialog'),
  },
];

for (const { name, viewport, code, control, opens } of CONTROLS) {
  for (const [intent, show] of [
    ['hover', (target: Locator) => target.hover()],
    ['focus', (target: Locator) => target.focus()],
  ] as const) {
    test(`the code of ${name} comes on ${intent}, not before`, async ({ page }) => {
      const loaded: string[] = [];
      // Not just any script: those that the page fetches ahead may come late.
      page.on('request', (request) => {
        if (request.url().includes(`/${code}.`)) {
          loaded.push(request.url());
        }
      });
      await page.setViewportSize(viewport);
      await openHydrated(page, PAGE);
      await page.waitForLoadState('networkidle');
      expect(loaded).toEqual([]);
      await show(control(page));
      await expect.poll(() => loaded.length).toBeGreaterThan(0);
      await expect(opens(page)).toBeHidden();
      await control(page).click();
      await expect(opens(page)).toBeVisible();
    });
  }
}
