import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { expectClipboard } from './support/clipboard';
import { openHydrated } from './support/hydration';
import { layoutShifts, recordLayoutShifts } from './support/layout-shift';
import { sidewaysOverflow } from './support/overflow';

const BUTTON = '/material-ui/api/button/';
const DATA_GRID = '/x/api/data-grid/data-grid/';

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

test('the reference starts within 500 px at 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const late: string[] = [];
  for (const route of [
    BUTTON,
    '/material-ui/api/text-field/',
    '/joy-ui/api/input/',
    '/x/api/charts/bar-chart/',
    '/x/api/date-pickers/mobile-date-time-picker/',
    DATA_GRID,
  ]) {
    await page.goto(route);
    const filter = page.getByRole('searchbox', { name: 'Filter props' }).first();
    const { y } = (await filter.boundingBox())!;
    if (y > 500) {
      late.push(`${route}: ${Math.round(y)} px`);
    }
  }
  expect(late).toEqual([]);
});

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  const isSkipped = (row: Locator) =>
    row
      .locator('[data-details]')
      .evaluate((details) => !details.checkVisibility({ contentVisibilityAuto: true }));

  test('rows far from the viewport are skipped until the page is idle', async ({ page }) => {
    const last = page.locator('[data-row]').last();
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(BUTTON);
    expect(await isSkipped(last)).toBe(true);
    expect(await isSkipped(page.locator('[data-row]').first())).toBe(false);

    await page.unroute(/\.js$/);
    await recordLayoutShifts(page);
    await openHydrated(page, BUTTON);
    await expect.poll(() => isSkipped(last)).toBe(false);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('nothing moves on a page opened at a row', async ({ page }) => {
    await recordLayoutShifts(page);
    await openHydrated(page, `${BUTTON}#button-classes-MuiButton-endIcon`);
    await expect(page.locator('#button-classes-MuiButton-endIcon')).toBeInViewport();
    expect(await isSkipped(page.locator('[data-row]').first())).toBe(false);
    expect(await layoutShifts(page)).toEqual([]);
  });
});

test('API pages fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const routes = [BUTTON, '/joy-ui/api/input/', DATA_GRID];
  for (const route of routes) {
    await openHydrated(page, route);
    expect(await sidewaysOverflow(page), route).toEqual([]);
  }
});

/** The boxes of the cells of a prop, by column. */
function cellsOf(page: Page, id: string) {
  return page.locator(`[id="${id}"]`).evaluate((row) => {
    const [type, initial, description] = row.querySelector('[data-details]')!.children;
    const boxOf = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;
    return {
      row: boxOf(row),
      name: boxOf(row.firstElementChild!),
      type: boxOf(type!),
      initial: boxOf(initial!),
      description: boxOf(description!),
    };
  });
}

test('the description has most of the width of a table, below type and default', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openHydrated(page, '/material-ui/api/text-field/');
  const { row, name, type, initial, description } = await cellsOf(page, 'text-field-prop-color');
  expect(description.width).toBeGreaterThan(row.width * 0.6);
  expect(name.right).toBeLessThanOrEqual(type.left);
  expect(type.right).toBeLessThanOrEqual(initial.left);
  expect(initial.top).toBe(type.top);
  expect(description.top).toBeGreaterThanOrEqual(Math.max(type.bottom, initial.bottom));
});

test('a phone shows every cell of a prop, below each other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/material-ui/api/text-field/');
  const { row, ...cells } = await cellsOf(page, 'text-field-prop-color');
  const boxes = Object.values(cells);
  expect(boxes.map(({ top }) => top)).toEqual(boxes.map(({ top }) => top).sort((a, b) => a - b));
  for (const { left, right, width, height } of boxes) {
    expect(Math.min(width, height)).toBeGreaterThan(0);
    expect(left).toBeGreaterThanOrEqual(row.left);
    expect(right).toBeLessThanOrEqual(row.right);
  }
});

for (const width of [360, 800, 1440]) {
  test(`names in tables break only between words at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openHydrated(page, DATA_GRID);
    const broken = await page.locator('[data-row] a > code').evaluateAll((names) =>
      names.flatMap((name) =>
        [...name.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .filter((word) => {
            const range = document.createRange();
            range.selectNodeContents(word);
            return range.getClientRects().length > 1;
          })
          .map(({ textContent }) => textContent),
      ),
    );
    expect(broken).toEqual([]);
    expect(await sidewaysOverflow(page)).toEqual([]);
  });
}

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
        found[found.length - 1]! += data[index];
      }
    }
    return found;
  });
  expect(lines).toEqual(['MobileDateTime', 'Picker API']);
});
