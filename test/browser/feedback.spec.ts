import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { PRODUCTS, archivesOf } from '../../src/foundation/products';
import { BUILD_DIR } from '../../scripts/shared/root';
import { startServer } from '../../scripts/serve/serve';
import type { RunningServer } from '../../scripts/serve/serve';
import { FEEDBACK_ENDPOINT } from '../../src/page/feedback/contract';
import { axeViolations } from './support/axe';
import { createCollectorDatabase } from './support/collector-database';
import type { CollectorDatabase } from './support/collector-database';
import { openHydrated } from './support/hydration';
import { storeSettings } from './support/reader-settings';
import { PHONE } from './support/window-sizes';
import { withoutFonts } from './support/without-fonts';

const PAGE = '/material-ui/react-alert/';
const FAILURE = "Couldn't submit feedback. Please try again later.";

let database: CollectorDatabase;
let server: RunningServer;

// A separate server, whose database contains only what these tests sent.
test.beforeAll(async () => {
  database = createCollectorDatabase();
  process.env.FEEDBACK_MESSAGES_PER_CLIENT = '1000';
  server = await startServer({ dir: BUILD_DIR, port: 0 });
});
test.afterAll(async () => {
  await server.close();
  database.delete();
});

const prompt = (page: Page) => page.getByRole('group', { name: 'Was this page helpful?' });
const sectionButton = (page: Page) => page.getByRole('button', { name: 'Comment on this section' });

async function openPage(page: Page): Promise<void> {
  await openHydrated(page, server.url + PAGE);
}

/** Stored messages with a comment. */
async function storedWith(comment: string) {
  const messages = await database.read(({ feedback }) => feedback.all());
  return messages.filter((message) => message.comment === comment);
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('stores a vote with a comment', { tag: '@commit' }, async ({ page }) => {
    const comment = 'More examples.';
    await openPage(page);
    await prompt(page).getByRole('button', { name: 'No' }).click();
    const field = prompt(page).getByRole('textbox', { name: 'How can we improve this page?' });
    await expect(field).toBeFocused();
    await page.keyboard.type(comment);
    await page.keyboard.press('Control+Enter');
    await expect(prompt(page).getByRole('status')).toHaveText('Feedback submitted. Thank you!');
    await expect(prompt(page).getByRole('status')).toBeFocused();
    expect(await storedWith(comment)).toMatchObject([{ path: PAGE, vote: 'no', section: null }]);
  });

  for (const direction of ['ltr', 'rtl'] as const) {
    test(`the comment button does not overlap a long heading, ${direction}`, async ({ page }) => {
      await withoutFonts(page);
      await storeSettings(page, { direction });
      await openHydrated(page, `${server.url}/material-ui/react-text-field/`);
      const heading = page.getByRole('heading', { name: 'Integration with third-party input' });
      const { height } = (await heading.boundingBox())!;
      await heading.hover();
      await expect(sectionButton(page)).toBeVisible();
      expect((await heading.boundingBox())!.height).toBe(height);
      const gaps = await heading.evaluate((element) => {
        const button = element.querySelector('button')!;
        const { left, right } = button.getBoundingClientRect();
        const text = document.createRange();
        text.setStart(element, 0);
        text.setEndBefore(button);
        return [...text.getClientRects()]
          .filter(({ width }) => width > 0)
          .map((line) => Math.max(left - line.right, line.left - right));
      });
      expect(gaps.length).toBeGreaterThan(1);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
    });
  }
});

test.describe('on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the comment button is at the heading in view, and opens its dialog', async ({ page }) => {
    await openPage(page);
    const heading = page.locator('.markdown h2.anchor').first();
    await page.touchscreen.tap(10, 300);
    await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const button = heading.getByRole('button', { name: 'Comment on this section' });
    await expect(button).toBeVisible();
    await button.tap();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  });
});

test(
  'stores a comment on a section, written with the keyboard only',
  { tag: '@commit' },
  async ({ page }) => {
    const comment = 'Which is the default?';
    await openPage(page);
    const heading = page.locator('.markdown h2.anchor').first();
    await heading.getByRole('link').focus();
    await expect(sectionButton(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(sectionButton(page)).toBeFocused();
    await expect(heading).toHaveAccessibleName(await heading.innerText());
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.type(comment);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'Thank you!' })).toBeInViewport();
    await expect(sectionButton(page)).toBeFocused();
    const section = await heading.getAttribute('id');
    expect(await storedWith(comment)).toMatchObject([{ path: PAGE, vote: null, section }]);
  },
);

test(
  'keeps the text after a failure, and stores it once after a retry',
  { tag: '@commit' },
  async ({ page }) => {
    const comment = 'A long comment.';
    await openPage(page);
    await prompt(page).getByRole('button', { name: 'Yes' }).click();
    await prompt(page).getByRole('textbox').fill(comment);
    // The server stores the message, but its response is lost.
    await page.route(`**${FEEDBACK_ENDPOINT}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await prompt(page).getByRole('button', { name: 'Submit' }).click();
    await expect(prompt(page).getByRole('alert')).toHaveText(FAILURE);
    await expect(prompt(page).getByRole('textbox')).toHaveValue(comment);
    await page.unroute(`**${FEEDBACK_ENDPOINT}`);
    await prompt(page).getByRole('button', { name: 'Submit' }).click();
    await expect(prompt(page).getByRole('status')).toBeVisible();
    expect(await storedWith(comment)).toHaveLength(1);
  },
);

test('sends feedback once after going online', async ({ page, context }) => {
  const comment = 'From the train.';
  await openPage(page);
  await prompt(page).getByRole('button', { name: 'No' }).click();
  await prompt(page).getByRole('textbox').fill(comment);
  await context.setOffline(true);
  await prompt(page).getByRole('button', { name: 'Submit' }).click();
  await expect(prompt(page).getByRole('status')).toContainText("You're offline.");
  expect(await storedWith(comment)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => storedWith(comment)).toHaveLength(1);
  await page.reload();
  await openPage(page);
  expect(await storedWith(comment)).toHaveLength(1);
});

test('the comment button at a heading does not move the text', async ({ page }) => {
  await openPage(page);
  const heading = page.locator('.markdown h2.anchor').first();
  // Measured relative to each other, because hovering may scroll the page.
  const layout = () =>
    heading.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      return { height, below: element.nextElementSibling!.getBoundingClientRect().top - top };
    });
  const before = await layout();
  await heading.hover();
  await expect(sectionButton(page)).toBeVisible();
  const after = await layout();
  expect(after.height).toBe(before.height);
  expect(after.below).toBeCloseTo(before.below, 1);
});

for (const { basePath } of archivesOf(PRODUCTS)) {
  test(`stores feedback on a page of ${basePath}`, async ({ page }) => {
    const comment = 'Still in use here.';
    const pathname = `${basePath}/react-alert/`;
    await openHydrated(page, server.url + pathname);
    await prompt(page).getByRole('button', { name: 'Yes' }).click();
    await prompt(page).getByRole('textbox').fill(comment);
    await prompt(page).getByRole('button', { name: 'Submit' }).click();
    await expect(prompt(page).getByRole('status')).toHaveText('Feedback submitted. Thank you!');
    expect(await storedWith(comment)).toMatchObject([{ path: pathname, vote: 'yes' }]);
  });
}

test('loads the form only after a vote', async ({ page }) => {
  await openPage(page);
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const before = await loaded();
  await prompt(page).getByRole('button', { name: 'Yes' }).click();
  await expect(prompt(page).getByRole('textbox')).toBeFocused();
  const scripts = (await loaded()).filter((name) => !before.includes(name) && /\.js$/.test(name));
  expect(scripts.length).toBeGreaterThan(0);
});

test('the form and its error message have no axe violations', async ({ page }) => {
  await openPage(page);
  await page.route(`**${FEEDBACK_ENDPOINT}`, (route) => route.abort());
  await prompt(page).getByRole('button', { name: 'No' }).click();
  await prompt(page).getByRole('button', { name: 'Submit' }).click();
  await expect(prompt(page).getByRole('alert')).toHaveText(FAILURE);
  expect(await axeViolations(page)).toEqual([]);
});
