import { inEachEngine, test } from '../support/engines/test';
import type { Tab } from '../support/engines/tab';

const BUTTONS = '/material-ui/react-button/';
const TABS = '/material-ui/react-tabs/';
const JOY_BUTTONS = '/joy-ui/react-button/';
const DEMO = '[id="BasicButtons"][data-source]';
const SECOND_TAB = { selector: '.demo-root [role="tab"]:nth-child(2)' };

const isSelected = ({ selector }: { selector: string }) =>
  document.querySelector(selector)?.getAttribute('aria-selected') === 'true';

/** Replaces the preview of a demo. */
async function edit(tab: Tab, demo: string, code: string): Promise<void> {
  await tab.untilHydrated();
  await tab.click({ selector: `${demo} pre` });
  await tab.until('the editor has the focus', () => document.activeElement?.tagName === 'TEXTAREA');
  await tab.press('Control', 'a');
  await tab.type(code);
}

inEachEngine(() => {
  test('a demo is interactive', async ({ tab }) => {
    await tab.open(TABS);
    await tab.untilHydrated();
    await tab.click(SECOND_TAB);
    await tab.until('the tab is selected', isSelected, SECOND_TAB);
  });

  test('a demo handles a click made before the scripts run', async ({ tab, site }) => {
    const release = site.holdScripts();
    await tab.open(TABS);
    await tab.click(SECOND_TAB);
    release();
    await tab.until('the tab is selected', isSelected, SECOND_TAB);
  });

  test('an edited demo runs, and again after a reload', { tag: '@commit' }, async ({ tab }) => {
    await tab.open(BUTTONS);
    await edit(tab, DEMO, '<Button>Edited</Button>');
    await tab.untilFrameContains(`${DEMO} iframe`, 'Edited');
    await tab.reload();
    await tab.untilFrameContains(`${DEMO} iframe`, 'Edited');
    await tab.until(
      'the editor contains the edit',
      (demo) =>
        document.querySelector<HTMLTextAreaElement>(`${demo} textarea`)?.value ===
        '<Button>Edited</Button>',
      DEMO,
    );
  });

  test('an edited demo of Joy UI runs', async ({ tab }) => {
    await tab.open(JOY_BUTTONS);
    await edit(tab, DEMO, '<Button>Edited</Button>');
    await tab.untilFrameContains(`${DEMO} iframe`, 'Edited');
  });

  test('an error of edited code marks its line', async ({ tab }) => {
    await tab.open(BUTTONS);
    await edit(tab, DEMO, '<Button title=>Edited</Button>');
    await tab.until(
      'the first line is marked',
      (demo) =>
        document.querySelector<HTMLElement>(`${demo} textarea[aria-invalid=true]`) !== null &&
        document
          .querySelector<HTMLElement>(`${demo} [style*="--line:"]`)
          ?.style.getPropertyValue('--line') === '1',
      DEMO,
    );
  });
});
