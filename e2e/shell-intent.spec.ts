import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { isScript } from './support/hold-requests';
import { openHydrated } from './support/hydration';
import { navbarMenu } from './support/navbar';
import { DESKTOP, PHONE } from './support/window-sizes';

const PAGE = '/x/introduction/';

/** What opens something, and the window in which it stands. */
const CONTROLS: readonly {
  name: string;
  viewport: typeof DESKTOP | typeof PHONE;
  control: (page: Page) => Locator;
  opens: (page: Page) => Locator;
}[] = [
  {
    name: 'the product switcher',
    viewport: DESKTOP,
    control: (page) => navbarMenu(page, 'Products').button,
    opens: (page) => navbarMenu(page, 'Products').list,
  },
  {
    name: 'the settings',
    viewport: DESKTOP,
    control: (page) => page.getByRole('button', { name: 'Settings' }),
    opens: (page) => page.getByRole('dialog'),
  },
  {
    name: 'the drawer',
    viewport: PHONE,
    control: (page) => page.getByRole('button', { name: 'Open main navigation' }),
    opens: (page) => page.getByRole('dialog'),
  },
];

for (const { name, viewport, control, opens } of CONTROLS) {
  for (const [intent, show] of [
    ['hover', (target: Locator) => target.hover()],
    ['focus', (target: Locator) => target.focus()],
  ] as const) {
    test(`the code of ${name} comes on ${intent}, not before`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openHydrated(page, PAGE);
      await page.waitForLoadState('networkidle');
      const loaded: string[] = [];
      page.on('request', (request) => {
        if (isScript(new URL(request.url()))) {
          loaded.push(request.url());
        }
      });
      await show(control(page));
      await expect.poll(() => loaded.length).toBeGreaterThan(0);
      await expect(opens(page)).toBeHidden();
      await control(page).click();
      await expect(opens(page)).toBeVisible();
    });
  }
}
