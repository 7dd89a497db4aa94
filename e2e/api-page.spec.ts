import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectClipboard } from './support/clipboard';
import { openHydrated } from './support/hydration';
import { sidewaysOverflow } from './support/overflow';

const BUTTON = '/material-ui/api/button/';

function detailsOf(page: Page, id: string): Locator {
  return page.locator(`[id="${id}"] [data-details]`);
}

test(
  'an API page shows the linked prop, copies its link and filters the props',
  { tag: '@commit' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, `${BUTTON}#button-prop-variant`);
    const row = page.locator('#button-prop-variant');

    await test.step('shows the linked row', async () => {
      await expect(row).toBeInViewport();
      await expect(row).toHaveAttribute('data-target', '');
    });

    await test.step('copies the link of the row', async () => {
      await row.getByRole('button', { name: 'Copy link to variant' }).click();
      await expectClipboard(page, /\/material-ui\/api\/button\/#button-prop-variant$/);
    });

    await test.step('filters', async () => {
      const filter = page.getByRole('searchbox', { name: 'Filter props' }).first();
      await filter.fill('variant');
      await expect(page.getByText('1 prop matches')).toBeVisible();
      await expect(row).toBeVisible();
      await expect(page.locator('#button-prop-size')).toBeHidden();
      await filter.fill('nothing such');
      await expect(page.getByText('No props match')).toBeVisible();
    });
  },
);

test('remembers the view, and expands collapsed rows for links and find in page', async ({
  page,
}) => {
  await openHydrated(page, BUTTON);
  await page.getByRole('combobox', { name: 'View:' }).first().selectOption('Collapsed list');
  const size = detailsOf(page, 'button-prop-size');
  await expect(size).toHaveAttribute('hidden', 'until-found');
  // The classes have their own view.
  await expect(detailsOf(page, 'button-classes-MuiButton-root')).toBeVisible();

  // The browser doesn't load a page again for another fragment.
  await page.goto('about:blank');
  await openHydrated(page, `${BUTTON}#button-prop-variant`);
  await expect(page.getByRole('combobox', { name: 'View:' }).first()).toHaveValue('collapsed');
  await expect(size).toHaveAttribute('hidden', 'until-found');
  await expect(detailsOf(page, 'button-prop-variant')).toBeVisible();

  await page.getByRole('button', { name: 'Details of size' }).click();
  await expect(size).toBeVisible();
  await detailsOf(page, 'button-prop-color').dispatchEvent('beforematch', { bubbles: true });
  await expect(detailsOf(page, 'button-prop-color')).toBeVisible();
});

test('API pages fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const route of [BUTTON, '/material-ui/api/autocomplete/', '/joy-ui/api/input/']) {
    await openHydrated(page, route);
    expect(await sidewaysOverflow(page), route).toEqual([]);
  }
});

test('a long component name breaks between its words on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/x/api/date-pickers/mobile-date-time-picker/');
  const title = page.getByRole('heading', { level: 1, name: 'MobileDateTimePicker API' });
  const lines = await title.evaluate((heading) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const letter = document.createRange();
    for (let top = -1; texts.nextNode();) {
      const { data } = texts.currentNode as Text;
      for (let index = 0; index < data.length; index++) {
        letter.setStart(texts.currentNode, index);
        letter.setEnd(texts.currentNode, index + 1);
        const box = letter.getBoundingClientRect();
        if (box.top > top + box.height / 2) {
          found.push('');
          top = box.top;
        }
        found[found.length - 1] += data[index];
      }
    }
    return found;
  });
  expect(lines).toEqual(['MobileDateTime', 'Picker API']);
});
