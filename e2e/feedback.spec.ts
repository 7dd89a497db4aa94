import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { collectorConfig } from '../functions/collector/config';
import { openConfiguredStores } from '../functions/collector/local-stores';
import { BUILD_DIR } from '../scripts/root';
import { startServer } from '../scripts/serve';
import type { RunningServer } from '../scripts/serve';
import { FEEDBACK_ENDPOINT } from '../src/feedback/contract';
import { axeViolations } from './support/axe';
import { openHydrated } from './support/hydration';
import { storeSettings } from './support/reader-settings';
import { PHONE, SIZES } from './support/window-sizes';

const PAGE = '/material-ui/react-alert/';
const FAILURE = "Couldn't submit feedback. Please try again later.";

let dir: string;
let server: RunningServer;

// A server of its own: its database holds what these tests sent, and nobody's feedback else.
test.beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'feedback-e2e-'));
  process.env.FEEDBACK_DATABASE_URL = pathToFileURL(path.join(dir, 'feedback.db')).href;
  process.env.FEEDBACK_MESSAGES_PER_CLIENT = '1000';
  server = await startServer({ dir: BUILD_DIR, port: 0 });
});
test.afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

const prompt = (page: Page) => page.getByRole('group', { name: 'Was this page helpful?' });
const sectionButton = (page: Page) => page.getByRole('button', { name: 'Comment on this section' });

async function openPage(page: Page): Promise<void> {
  await openHydrated(page, server.url + PAGE);
}

/** What the collector stored with a comment. */
async function storedWith(comment: string) {
  const stores = await openConfiguredStores(collectorConfig(process.env), '');
  const messages = await stores.feedback.all();
  stores.close();
  return messages.filter((message) => message.comment === comment);
}

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a vote with a comment reaches the database', async ({ page }) => {
      const comment = `More examples, at ${viewport.width} px.`;
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
  });
}

test('a section is commented on from its heading, by keyboard', async ({ page }) => {
  const comment = 'Which is the default?';
  await openPage(page);
  const heading = page.locator('.markdown h2.anchor').first();
  await heading.getByRole('link').focus();
  await expect(sectionButton(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(sectionButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(comment);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('status')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sectionButton(page)).toBeFocused();
  const section = await heading.getAttribute('id');
  expect(await storedWith(comment)).toMatchObject([{ path: PAGE, vote: null, section }]);
});

test('the button at a heading moves nothing', async ({ page }) => {
  await openPage(page);
  const heading = page.locator('.markdown h2.anchor').first();
  // At one moment, and from each other: the browser may scroll to hover, which moves both alike.
  const room = () =>
    heading.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      return { height, below: element.nextElementSibling!.getBoundingClientRect().top - top };
    });
  const before = await room();
  await heading.hover();
  await expect(sectionButton(page)).toBeVisible();
  const after = await room();
  expect(after.height).toBe(before.height);
  expect(after.below).toBeCloseTo(before.below, 1);
});

for (const direction of ['ltr', 'rtl'] as const) {
  test.describe(`on a phone, ${direction}`, () => {
    test.use({ viewport: PHONE });

    test('the button at a long heading has room of its own beside the text', async ({ page }) => {
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
  });
}

test('a page of an earlier version takes feedback too', async ({ page }) => {
  const comment = 'Still in use here.';
  const path = '/material-ui/v6/react-alert/';
  await openHydrated(page, server.url + path);
  await prompt(page).getByRole('button', { name: 'Yes' }).click();
  await prompt(page).getByRole('textbox').fill(comment);
  await prompt(page).getByRole('button', { name: 'Submit' }).click();
  await expect(prompt(page).getByRole('status')).toHaveText('Feedback submitted. Thank you!');
  expect(await storedWith(comment)).toMatchObject([{ path, vote: 'yes' }]);
});

test('a failure is said, keeps the text, and the next try is stored once', async ({ page }) => {
  const comment = 'Typed at length.';
  await openPage(page);
  await prompt(page).getByRole('button', { name: 'Yes' }).click();
  await prompt(page).getByRole('textbox').fill(comment);
  // The message arrives, but its answer is lost.
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
});

test('feedback given offline is sent once, when the reader is back', async ({ page, context }) => {
  const comment = 'From the train.';
  await openPage(page);
  await prompt(page).getByRole('button', { name: 'No' }).click();
  await prompt(page).getByRole('textbox').fill(comment);
  await context.setOffline(true);
  await prompt(page).getByRole('button', { name: 'Submit' }).click();
  await expect(prompt(page).getByRole('status')).toContainText('You are offline.');
  expect(await storedWith(comment)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => storedWith(comment)).toHaveLength(1);
  await page.reload();
  await openPage(page);
  expect(await storedWith(comment)).toHaveLength(1);
});

test('other sites and strangers to the browser are refused', async ({ request }) => {
  const url = server.url + FEEDBACK_ENDPOINT;
  const data = { vote: 'yes' };
  expect((await request.post(url, { data })).status()).toBe(403);
  const headers = { Origin: 'https://evil.example' };
  expect((await request.post(url, { data, headers })).status()).toBe(403);
  expect((await request.post(url, { data, headers: { Origin: server.url } })).status()).toBe(422);
});

test('no code of the form is loaded before the reader wants it', async ({ page }) => {
  await openPage(page);
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const before = await loaded();
  await prompt(page).getByRole('button', { name: 'Yes' }).click();
  await expect(prompt(page).getByRole('textbox')).toBeFocused();
  const scripts = (await loaded()).filter((name) => !before.includes(name) && /\.js$/.test(name));
  expect(scripts.length).toBeGreaterThan(0);
});

test('the open form and the failure have no accessibility violation', async ({ page }) => {
  await openPage(page);
  await page.route(`**${FEEDBACK_ENDPOINT}`, (route) => route.abort());
  await prompt(page).getByRole('button', { name: 'No' }).click();
  await prompt(page).getByRole('button', { name: 'Submit' }).click();
  await expect(prompt(page).getByRole('alert')).toHaveText(FAILURE);
  expect(await axeViolations(page)).toEqual([]);
});
