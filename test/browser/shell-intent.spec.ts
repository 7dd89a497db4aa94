import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openHydrated } from './support/hydration';
import { navbarMenu } from './support/navbar';
import { whenIdle } from './support/painted';
import { collectRequests } from './support/requests';
import { DESKTOP, PHONE } from './support/window-sizes';

const PAGE = '/x/introduction/';

/** Controls that load their code on demand, and the window that shows them. */
const CONTROLS: readonly {
  name: string;
  viewport: typeof DESKTOP | typeof PHONE;
  /** How the reader approaches the control. */
  intent: 'hover' | 'focus';
  /** Name of the chunk with its code. */
  code: string;
  control: (page: Page) => Locator;
  opens: (page: Page) => Locator;
}[] = [
  {
    name: 'the product switcher',
    viewport: DESKTOP,
    intent: 'hover',
    code: 'shell-menu',
    control: (page) => navbarMenu(page, 'Products').button,
    opens: (page) => navbarMenu(page, 'Products').list,
  },
  {
    name: 'the settings',
    viewport: DESKTOP,
    intent: 'hover',
    code: 'shell-settings',
    control: (page) => page.getByRole('button', { name: 'Settings' }),
    opens: (page) => page.getByRole('dialog'),
  },
  {
    name: 'the drawer',
    viewport: PHONE,
    intent: 'focus',
    code: 'shell-drawer',
    control: (page) => page.getByRole('button', { name: 'Open main navigation' }),
    opens: (page) => page.getByRole('dialog'),
  },
];

// `test/built/bundle.test.ts` shows that the HTML does not load these chunks.
for (const { name, viewport, intent, code, control, opens } of CONTROLS) {
  test(`loads the code of ${name} on ${intent}`, async ({ page }) => {
    const loaded = collectRequests(page, new RegExp(`/${code}\\.`));
    await page.setViewportSize(viewport);
    await openHydrated(page, PAGE);
    await whenIdle(page);
    expect(loaded).toEqual([]);
    await control(page)[intent]();
    await expect.poll(() => loaded.length).toBeGreaterThan(0);
    await expect(opens(page)).toBeHidden();
    await control(page).click();
    await expect(opens(page)).toBeVisible();
  });
}
