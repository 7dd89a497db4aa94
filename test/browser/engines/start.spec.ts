import {
  PAGE_KINDS,
  SCROLLED_PAGE,
  TEMPLATE_PAGE,
  TEMPLATE_PREVIEW,
  TEXT_PAGE,
} from '../support/page-kinds';
import { inEachEngine, test } from '../support/engines/test';
import type { Tab } from '../support/engines/tab';

/** Further pages whose demos differ in what they need to start. */
const PAGES_WITH_DEMOS = [
  '/joy-ui/react-autocomplete/',
  '/joy-ui/react-menu/',
  '/joy-ui/react-modal/',
  '/joy-ui/react-select/',
  '/joy-ui/react-table/',
  '/x/react-data-grid/sorting/',
  '/x/react-charts/bars/',
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
  for (const page of [...PAGE_KINDS, ...PAGES_WITH_DEMOS]) {
    const tag = page === SCROLLED_PAGE ? '@commit' : [];
    test(`${page} starts`, { tag }, async ({ tab }) => {
      await tab.open(page);
      await expectStarted(tab);
    });
  }

  test('a page starts at an anchor', async ({ tab }) => {
    await tab.open('/material-ui/react-button/#api');
    await expectStarted(tab);
  });

  test('a page starts after a reload at a scroll position', async ({ tab }) => {
    await tab.open(TEXT_PAGE);
    await tab.untilHydrated();
    await tab.evaluate(() => window.scrollTo(0, 900));
    await tab.reload();
    await tab.until('the position is restored', () => window.scrollY === 900);
    await expectStarted(tab);
  });

  test('a choice in a demo that is still starting counts', async ({ tab }) => {
    await tab.open('/joy-ui/react-radio-button/');
    await tab.evaluate(() => {
      const demo = document.querySelector('[data-demo="ControlledRadioButtonsGroup"]')!;
      demo.scrollIntoView({ block: 'center', behavior: 'instant' });
      const label = [...demo.querySelectorAll('label')].find((one) => one.textContent === 'Paid');
      label!.control!.click();
    });
    await tab.until('the demo shows the choice', () =>
      document
        .querySelector('[data-demo="ControlledRadioButtonsGroup"]')!
        .textContent!.includes('230 invoices'),
    );
  });

  test('the page for an unknown address starts', async ({ tab }) => {
    await tab.open('/material-ui/react-buton/');
    await expectStarted(tab);
  });

  test("a template's page starts", async ({ tab }) => {
    await tab.open(TEMPLATE_PAGE);
    await tab.untilHydrated();
    await tab.click({ role: 'radio', name: 'Code' });
    await tab.until('its files are shown', () => document.querySelector('[role="treeitem"]'));
  });

  test("a template's preview starts", async ({ tab }) => {
    await tab.open(TEMPLATE_PREVIEW);
    await tab.click({ role: 'button', name: 'Appearance' });
    await tab.until('the menu is open', () => document.querySelector('[role="menuitemradio"]'));
  });
});
