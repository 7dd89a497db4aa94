import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { demoFrame, openHydrated, readyDemo } from './support/hydration';
import { sidewaysOverflow } from './support/overflow';
import { control } from './support/toolbar';

const PAGE = '/material-ui/react-button/';
const NAME = 'BasicButtons';
const FAILURE = "Couldn't load a part of this demo.";

/** Tools that load their code on demand, and the role of the element that they show. */
const TOOLS: Record<
  string,
  { start?: (page: Page) => Promise<void>; button: (page: Page) => Locator; shown: string }
> = {
  menu: { button: (page) => control(page, NAME, 'More'), shown: 'menu' },
  frame: { button: (page) => control(page, NAME, 'Frame'), shown: 'slider' },
  editor: {
    start: async (page) => {
      await control(page, NAME, 'Expand code').click();
      await expect(source(page)).toContainText('import Button');
    },
    button: (page) => source(page),
    shown: 'textbox',
  },
};

function source(page: Page): Locator {
  return demoFrame(page, NAME).getByRole('group', { name: `${NAME}.tsx` });
}

for (const [tool, { start, button, shown }] of Object.entries(TOOLS)) {
  test(`reports that the ${tool} of a demo failed to load, and loads it on retry`, async ({
    page,
  }) => {
    await openHydrated(page, PAGE);
    await readyDemo(page, NAME);
    await control(page, NAME, 'Expand code').focus();
    // The toolbar is hydrated, so only the code of the tool is missing.
    await page.keyboard.press('ArrowRight');
    await expect(control(page, NAME, 'TS')).toBeFocused();
    await start?.(page);
    let isDown = true;
    await page.route('**/*.js', (route) => (isDown ? route.abort() : route.continue()));

    const demo = demoFrame(page, NAME);
    const notice = demo.getByRole('status').filter({ hasText: FAILURE });
    // A failed prefetch on hover shows no notice.
    const failed = page.waitForEvent('console', (message) =>
      message.text().includes('could not be loaded'),
    );
    await button(page).focus();
    await button(page).hover();
    if (tool !== 'editor') {
      await failed;
    }
    await expect(notice).toHaveCount(0);

    await button(page).click();
    await expect(notice).toBeVisible();
    const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
    await notice.getByRole('button', { name: 'Try again' }).click();
    await refused;
    await expect(notice).toBeVisible();
    await expect(demo.getByRole(shown as 'menu')).toHaveCount(0);
    expect(await sidewaysOverflow(page)).toEqual([]);

    isDown = false;
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(demo.getByRole(shown as 'menu')).toBeVisible();
    await expect(notice).toHaveCount(0);
    // Not on the button that has disappeared.
    await expect(demo.locator(':focus')).toHaveCount(1);
  });
}
