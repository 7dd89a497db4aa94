import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { only } from '../../lines/only';
import { axeViolations } from './support/axe';
import { openHydrated } from './support/hydration';
import { layoutShifts, recordLayoutShifts } from './support/layout-shift';
import { sidewaysOverflow } from './support/overflow';
import { storeSettings } from './support/reader-settings';
import { withoutFonts } from './support/without-fonts';

const COMPARE = '/material-ui/api/compare/';

/** What changed from the release before to the documented one, and what is known of other releases. */
const [HISTORY] = [
  ...only('7', {
    ...{ from: '6.5.0', to: '7.3.2', later: ['9.5.0'], added: ['GridLegacy'] },
    removed: {
      component: 'Dialog',
      changes: '2 changes',
      prop: 'onBackdropClick',
      instead: 'Use the onClose prop',
    },
    changed: {
      component: 'InputLabel',
      prop: 'size',
      before: "'small' | 'normal'",
      after: "'small' | 'medium'",
    },
    chip: '4 changes',
  }),
  ...only('9', {
    ...{ from: '7.3.2', to: '9.5.0', later: [], added: [] },
    removed: {
      component: 'Rating',
      changes: '1 change',
      prop: 'IconContainerComponent',
      instead: 'Use slotProps.icon.component',
    },
    changed: {
      component: 'Grid',
      prop: 'direction',
      before: "'column'",
      after: "'row' | 'row-reverse'",
    },
    chip: '28 changes',
  }),
];
const { from, to, later, added, removed, changed, chip } = HISTORY!;

function change(page: Page, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
}

test('a link to a comparison shows what was removed and its replacement, without layout shifts', async ({
  page,
}) => {
  const { component, changes, prop, instead } = removed;
  // Fonts that arrive late shift text slightly; `layout-shift.spec.ts` checks that.
  await withoutFonts(page);
  await recordLayoutShifts(page);
  await openHydrated(page, `${COMPARE}?component=${component}&from=${from}&to=${to}`);
  await expect(page.getByText(`${changes} in ${component} from ${from} to ${to}.`)).toBeVisible();
  await expect(change(page, prop)).toContainText('Removed');
  await expect(change(page, prop)).toContainText(instead);
  expect(await layoutShifts(page)).toEqual([]);
});

test('the URL keeps the selected component and versions', { tag: '@commit' }, async ({ page }) => {
  const { component, prop, before, after } = changed;
  await openHydrated(page, COMPARE);
  await expect(page.getByText(`in Accordion from ${from} to ${to}`)).toBeVisible();
  await page.getByLabel('Component', { exact: true }).selectOption(component);
  await expect(page).toHaveURL(`${COMPARE}?component=${component}&from=${from}&to=${to}`);
  await expect(change(page, prop)).toContainText(before);
  await expect(change(page, prop)).toContainText(after);
  await page.reload();
  await expect(page.getByText(new RegExp(`\\d changes? in ${component} from`))).toBeVisible();

  await page.getByLabel('To version').selectOption(from);
  await expect(page.getByText(`No changes in ${component} from ${from} to ${from}`)).toBeVisible();
});

test('the summary of a release links to each changed component', async ({ page }) => {
  await openHydrated(page, COMPARE);
  const article = page.getByRole('article');
  for (const name of added) {
    await expect(article.getByRole('link', { name })).toHaveAttribute(
      'href',
      '/material-ui/api/grid-legacy/',
    );
  }
  const step = (title: string) =>
    article.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
  const link = { name: 'Chip', exact: true };
  await step(`From ${from} to ${to}`).getByRole('link', link).click();
  await expect(page.getByText(`${chip} in Chip from ${from} to ${to}.`)).toBeInViewport();
  await expect(page.getByLabel('Component', { exact: true })).toBeFocused();
  for (const version of later) {
    await step(`From ${to} to ${version}`).getByRole('link', link).click();
    await expect(page.getByText(`changes in Chip from ${to} to ${version}`)).toBeInViewport();
  }
});

test('a comparison of 7.3.2 with 9.5.0 says that style props are no longer accepted', async ({
  page,
}) => {
  await openHydrated(page, `${COMPARE}?component=Box&from=7.3.2&to=9.5.0`);
  const text = 'Box no longer accepts style props such as mt and bgcolor in 9.5.0; use sx.';
  await expect(page.getByRole('article').locator('p').getByText(text)).toBeVisible();
});

for (const mode of ['light', 'dark'] as const) {
  test(`a comparison has no axe violations and no overflow on a phone in ${mode} mode`, async ({
    page,
  }) => {
    await storeSettings(page, { mode, direction: mode === 'dark' ? 'rtl' : 'ltr' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await openHydrated(page, `${COMPARE}?component=Grid`);
    await expect(page.getByText(/\d+ changes in Grid/)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toEqual([]);
  });
}
