import { expect } from '@playwright/test';
import { inEachEngine, test } from '../support/engines/test';
import type { Tab } from '../support/engines/tab';

const PAGE = '/material-ui/react-button/';

/** Waits for the result of the query "dialog", and opens it with Enter. */
async function expectResult(tab: Tab): Promise<void> {
  await tab.until(
    'the page is the first result',
    () =>
      document.querySelector('[role="option"]')?.getAttribute('href') ===
      '/material-ui/react-dialog/',
  );
  await tab.press('Enter');
  await tab.until('the result is open', () => document.querySelector('h1')?.innerText === 'Dialog');
}

inEachEngine(() => {
  test('the search works by keyboard', async ({ tab }) => {
    await tab.open(PAGE);
    await tab.untilHydrated();
    await tab.press('Control', 'k');
    await tab.type('dialog');
    await expectResult(tab);
  });

  test('the search opens with keys pressed before the scripts run', async ({ tab, site }) => {
    const release = site.holdScripts();
    await tab.open(PAGE);
    await tab.press('Control', 'k');
    await tab.type('dialog');
    release();
    await tab.until(
      'the search contains what was typed',
      () => document.querySelector<HTMLInputElement>('[role="combobox"]')?.value === 'dialog',
    );
    await expectResult(tab);
  });

  test('the settings open with a click made before the scripts run', async ({ tab, site }) => {
    const release = site.holdScripts();
    await tab.open(PAGE);
    await tab.click({ role: 'button', name: 'Settings' });
    release();
    await tab.until('the settings are open', () => document.querySelector('dialog[open]'));
  });

  test('settings apply at once and after a reload', async ({ tab }) => {
    const CHOICES = [
      { name: 'Dark', attribute: 'data-theme', value: 'dark' },
      { name: 'Right to left', attribute: 'dir', value: 'rtl' },
      { name: 'Compact', attribute: 'data-density', value: 'compact' },
    ];
    const untilApplied = (choice: (typeof CHOICES)[number]) =>
      tab.until(
        `"${choice.name}" applies`,
        ({ attribute, value }) => document.documentElement.getAttribute(attribute) === value,
        choice,
      );
    await tab.open(PAGE);
    await tab.untilHydrated();
    await tab.click({ role: 'button', name: 'Settings' });
    for (const choice of CHOICES) {
      await tab.click({ role: 'radio', name: choice.name });
      await untilApplied(choice);
    }
    await tab.reload();
    await tab.untilHydrated();
    for (const choice of CHOICES) {
      await untilApplied(choice);
    }
  });

  test('feedback is stored', async ({ tab, site }) => {
    const comment = `Sent by ${test.info().titlePath.join(' ')}.`;
    await tab.open(PAGE);
    await tab.untilHydrated();
    await tab.click({ role: 'button', name: 'No' });
    await tab.until(
      'the field has the focus',
      () => document.activeElement?.tagName === 'TEXTAREA',
    );
    await tab.type(comment);
    await tab.press('Control', 'Enter');
    await tab.until(
      'the feedback is submitted',
      () => document.activeElement?.textContent === 'Feedback submitted. Thank you!',
    );
    expect(await site.storedComments()).toContain(comment);
  });
});
