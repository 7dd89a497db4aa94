import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { demoFrame, demoRoot, openHydrated, readyDemo } from './support/hydration';
import { editor, openEditor, sandbox } from './support/live';
import { sidewaysOverflow } from './support/overflow';
import { storeSettings } from './support/reader-settings';
import { control, toolbar } from './support/toolbar';

const BUTTONS = '/material-ui/react-button/';
const DEMO = 'BasicButtons';

const WORKING = `import Button from '@mui/material/Button';

export default function Demo() {
  return (
    <div>
      <Button>One</Button>
      <Button>Two</Button>
    </div>
  );
}
`;

/** The mark of a line with an error. */
const mark = (page: Page) => demoFrame(page, DEMO).locator('div[style*="--line"]');

/** The message about an error of the edited code. */
const failure = (page: Page) =>
  demoFrame(page, DEMO).getByRole('status').filter({ hasText: 'The edited code has an error' });

/** Expects that the editor describes an error, and marks its line. */
async function expectMarked(page: Page, line: number): Promise<void> {
  const field = editor(page, DEMO);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(RegExp(`^Error in line ${line}: `));
  // The line that the mark is on, by the text below it.
  const found = await mark(page).evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    const text = element.parentElement!.querySelector('pre')!;
    const lines = [...text.children].map((each) => each.getBoundingClientRect());
    return (
      lines.findIndex((each) => Math.abs(each.top + each.height / 2 - top - height / 2) < 4) + 1
    );
  });
  expect(found).toBe(line);
}

test('a collapsed demo shows the edited part of its source', async ({ page }) => {
  await openHydrated(page, BUTTONS);
  const field = await openEditor(page, DEMO);
  const source = await field.inputValue();
  const edited = source
    .replace(/^import/, "import * as React from 'react';\nimport")
    .replace('Publish', 'Release');
  expect(edited).toContain('Release');
  await field.fill(edited);
  await expect(sandbox(page, DEMO).getByRole('button', { name: 'Release' })).toBeVisible();
  await control(page, DEMO, 'Collapse code').click();
  await expect(editor(page, DEMO)).toHaveValue(/^<Button[^]*Release/);
  await expect(editor(page, DEMO)).not.toHaveValue(/import|Publish/);
  // The original preview.
  await expect(demoFrame(page, DEMO).locator('pre[tabindex]')).toBeHidden();

  const preview = await editor(page, DEMO).inputValue();
  await editor(page, DEMO).fill(preview.replace('Release', 'Ship'));
  await expect(sandbox(page, DEMO).getByRole('button', { name: 'Ship' })).toBeVisible();
  await control(page, DEMO, 'Expand code').click();
  await expect(editor(page, DEMO)).toHaveValue(edited.replace('Release', 'Ship'));
});

test('errors mark their line, in the complete source and in the preview', async ({ page }) => {
  await openHydrated(page, BUTTONS);
  const field = await openEditor(page, DEMO);

  await test.step('of the syntax', async () => {
    await field.fill(WORKING.replace('>Two', ' onClick={() => {\n const a = ;\n}}>Two'));
    await expect(failure(page)).toContainText('SyntaxError');
    await expectMarked(page, 8);
  });

  await test.step('at run time', async () => {
    await field.fill(WORKING.replace('Two', '{missing}'));
    await expect(failure(page)).toContainText('missing is not defined');
    await expectMarked(page, 7);
  });

  await test.step('in an event handler', async () => {
    const code = WORKING.replace('>One', ' onClick={() => {\n missing();\n}}>One');
    await field.fill(code);
    await sandbox(page, DEMO).getByRole('button', { name: 'One' }).click();
    await expect(failure(page)).toContainText('missing is not defined');
    await expectMarked(page, 7);
  });

  await test.step('no longer when the code works', async () => {
    await field.fill(WORKING);
    await expect(failure(page)).toHaveCount(0);
    await expect(mark(page)).toHaveCount(0);
    await expect(field).not.toHaveAttribute('aria-invalid');
  });

  await test.step('in the preview', async () => {
    await control(page, DEMO, 'Reset demo').click();
    await control(page, DEMO, 'Collapse code').click();
    await control(page, DEMO, 'Edit code').click();
    const preview = editor(page, DEMO);
    await expect(preview).toBeFocused();
    await preview.fill('<Button>One</Button>\n<Button>{missing}</Button>');
    await expectMarked(page, 2);
  });
});

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the line of an error has an outline', async ({ page }) => {
    await openHydrated(page, BUTTONS);
    const field = await openEditor(page, DEMO);
    await field.fill(WORKING.replace('Two', '{missing}'));
    await expect(failure(page)).toBeVisible();
    await expect(mark(page)).toBeVisible();
    await expect(mark(page)).toHaveCSS('outline-style', 'solid');
    await expect(mark(page)).toHaveCSS('border-inline-start-style', 'solid');
  });
});

/** Pairs of elements that overlap by more than a rounding error. */
async function overlaps(elements: readonly Locator[]): Promise<string[]> {
  const boxes = await Promise.all(
    elements.map(async (element) => ({
      text: (await element.innerText()).slice(0, 40),
      box: (await element.boundingBox())!,
    })),
  );
  return boxes.flatMap(({ text, box }, index) =>
    boxes
      .slice(index + 1)
      .filter(
        ({ box: other }) =>
          Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x) > 0.5 &&
          Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y) > 0.5,
      )
      .map((other) => `${text} / ${other.text}`),
  );
}

for (const width of [320, 390, 600, 900, 1440]) {
  test(`messages cover neither the error nor the toolbar at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, BUTTONS);
    const field = await openEditor(page, DEMO);
    await field.fill('missing();\nexport default () => null;');
    await expect(failure(page)).toBeVisible();
    await control(page, DEMO, 'Collapse code').click();
    const notice = demoFrame(page, DEMO).locator('p[role=status]');
    await expect(notice).toHaveText(/^Your edits are kept/);
    const box = failure(page).locator('> div');
    const badge = demoFrame(page, DEMO)
      .locator('p')
      .filter({ hasText: /^Edited/ });
    expect(await overlaps([box, notice, badge, toolbar(page, DEMO)])).toEqual([]);
    expect(await sidewaysOverflow(page)).toEqual([]);
  });
}

for (const direction of ['ltr', 'rtl'] as const) {
  test(`no tooltip of the toolbar covers "Edited" and Reset, ${direction}`, async ({ page }) => {
    await storeSettings(page, { direction });
    await openHydrated(page, BUTTONS);
    const field = await openEditor(page, DEMO);
    await field.fill(WORKING);
    const badge = demoFrame(page, DEMO)
      .locator('p')
      .filter({ hasText: /^Edited/ });
    await expect(badge).toBeVisible();
    for (const button of await toolbar(page, DEMO).getByRole('button').all()) {
      await button.hover();
      const tooltip = button.locator('> span').last();
      if ((await tooltip.count()) > 0) {
        await expect(tooltip).toHaveCSS('opacity', '1');
        expect(await overlaps([badge, tooltip])).toEqual([]);
      }
    }
  });
}

test('Escape in the editor moves the focus to the button that opened it', async ({ page }) => {
  await openHydrated(page, BUTTONS);
  await readyDemo(page, DEMO);
  await control(page, DEMO, 'Edit code').click();
  await expect(editor(page, DEMO)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(control(page, DEMO, 'Edit code')).toBeFocused();

  // Only the menu has it.
  await page.setViewportSize({ width: 320, height: 800 });
  await editor(page, DEMO).focus();
  await page.keyboard.press('Escape');
  await expect(control(page, DEMO, 'Expand code')).toBeFocused();
});

test('Share and Edit have visible labels where there is space', async ({ page }) => {
  await openHydrated(page, BUTTONS);
  const share = control(page, DEMO, 'Share');
  const edit = control(page, DEMO, 'Edit code');
  await readyDemo(page, DEMO);
  // The first demo also has the button of the playground, and a scroll bar takes up to 15 px.
  for (const width of [1440, 1280, 1265]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(share.getByText('Share', { exact: true }).first()).toBeVisible();
    await expect(edit.getByText('Edit', { exact: true }).first()).toBeVisible();
  }
  for (const width of [1440, 1280, 1024, 768, 600, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const bar = toolbar(page, DEMO);
    await bar.scrollIntoViewIfNeeded();
    const buttons = await bar.getByRole('button').all();
    expect(await overlaps(buttons)).toEqual([]);
    for (const button of buttons) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    expect(await sidewaysOverflow(page)).toEqual([]);
  }
  await expect(share).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('a button opens the editor, and a tap on the code does not', async ({ page }) => {
    await openHydrated(page, BUTTONS);
    await readyDemo(page, DEMO);
    const preview = demoFrame(page, DEMO).locator('pre');
    // To the right of the code, where there is no link.
    const { width } = (await preview.boundingBox())!;
    await preview.tap({ position: { x: width - 20, y: 25 } });
    await control(page, DEMO, 'Edit code').tap();
    await expect(editor(page, DEMO)).toBeFocused();
    // The caret is where the button puts it, so the tap has opened nothing before.
    expect(
      await editor(page, DEMO).evaluate((field: HTMLTextAreaElement) => field.selectionStart),
    ).toBe(0);
    // Browsers zoom into fields with smaller text.
    const size = await editor(page, DEMO).evaluate((field) => getComputedStyle(field).fontSize);
    expect(parseFloat(size)).toBeGreaterThanOrEqual(16);
    const text = demoFrame(page, DEMO).locator('pre[aria-hidden]');
    await expect(text).toHaveCSS('font-size', size);
    await expect(demoRoot(page, DEMO)).toBeVisible();
    expect(await sidewaysOverflow(page)).toEqual([]);
  });
});
