import { forPage } from '../support/for-page';
import { inEachEngine, test } from '../support/engines/test';
import type { Tab } from '../support/engines/tab';

/** Text page that is longer than the window. */
const TEXT = '/material-ui/getting-started/installation/';

/** Its entry is below the window, so the sidebar scrolls to it before the first paint. */
const SCROLLED = '/material-ui/react-table/';

/** One page of each kind. */
const PAGES = [
  '/',
  TEXT,
  '/material-ui/react-button/',
  SCROLLED,
  '/material-ui/react-dialog/',
  '/material-ui/api/button/',
  '/material-ui/api/compare/',
  '/material-ui/material-icons/',
  '/material-ui/customization/theme-studio/',
  '/material-ui/customization/default-theme/',
  '/material-ui/getting-started/templates/',
  '/material-ui/migration/check-my-code/',
  '/material-ui/v6/react-button/',
  '/joy-ui/react-autocomplete/',
  '/joy-ui/react-button/',
  '/joy-ui/react-menu/',
  '/joy-ui/react-modal/',
  '/joy-ui/react-select/',
  '/joy-ui/react-table/',
  '/x/react-data-grid/',
  '/x/react-data-grid/sorting/',
  '/x/react-charts/',
  '/x/react-charts/bars/',
  '/x/react-date-pickers/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-tree-view/rich-tree-view/items/',
];

/** Opens the search with the keyboard, which only works once the page's scripts have run. */
async function expectStarted(tab: Tab): Promise<void> {
  await tab.untilHydrated();
  await tab.press('Control', 'k');
  await tab.until(
    'the search field has the focus',
    () => document.activeElement?.getAttribute('role') === 'combobox',
  );
}

inEachEngine(() => {
  for (const page of PAGES) {
    const tag = page === SCROLLED ? '@commit' : [];
    test(`${page} starts`, { tag, ...forPage(page) }, async ({ tab }) => {
      await tab.open(page);
      await expectStarted(tab);
    });
  }

  test('a page starts at an anchor', forPage('/material-ui/react-button/'), async ({ tab }) => {
    await tab.open('/material-ui/react-button/#api');
    await expectStarted(tab);
  });

  test('a page starts after a reload at a scroll position', forPage(TEXT), async ({ tab }) => {
    await tab.open(TEXT);
    await tab.untilHydrated();
    await tab.evaluate(() => window.scrollTo(0, 900));
    await tab.reload();
    await tab.until('the position is restored', () => window.scrollY === 900);
    await expectStarted(tab);
  });

  test('the page for an unknown address starts', async ({ tab }) => {
    await tab.open('/material-ui/react-buton/');
    await expectStarted(tab);
  });

  const TEMPLATE = '/material-ui/getting-started/templates/sign-in/';
  test("a template's page starts", forPage(TEMPLATE), async ({ tab }) => {
    await tab.open(TEMPLATE);
    await tab.untilHydrated();
    await tab.click({ role: 'radio', name: 'Code' });
    await tab.until('its files are shown', () => document.querySelector('[role="treeitem"]'));
  });

  const PREVIEW = `${TEMPLATE}preview/`;
  test("a template's preview starts", forPage(PREVIEW), async ({ tab }) => {
    await tab.open(PREVIEW);
    await tab.click({ role: 'button', name: 'Appearance' });
    await tab.until('the menu is open', () => document.querySelector('[role="menuitemradio"]'));
  });
});
