import { expect, test } from '@playwright/test';
import { expectClipboard, readClipboard } from './support/clipboard';
import { demoFrame, demoRoot, openHydrated, readyDemo } from './support/hydration';
import { editor, openEditor, sandbox } from './support/live';
import { collectRequests } from './support/requests';
import { control } from './support/toolbar';

const BUTTONS = '/material-ui/react-button/';
const DEMO = 'BasicButtons';

const TYPED = `import Button, { type ButtonProps } from '@mui/material/Button';

interface Props { label: string }

function Typed({ label, ...rest }: Props & ButtonProps) {
  return <Button {...rest}>{label}</Button>;
}

export default function Demo() {
  const label: string = 'Typed' as const;
  return <Typed label={label} variant="contained" />;
}
`;

const UNTYPED = `import Button from '@mui/material/Button';

export default function Demo() {
  return <Button>Untyped</Button>;
}
`;

test('loads the editor on the first click, and the sandbox on the first edit', async ({ page }) => {
  const scripts = collectRequests(page, /\.js$/);
  const sandboxes = collectRequests(page, /^\/demo\//);
  await openHydrated(page, BUTTONS);
  await control(page, DEMO, 'Expand code').click();
  await expect(demoFrame(page, DEMO).getByLabel(`${DEMO}.tsx`)).not.toBeEmpty();
  const before = scripts.length;
  expect(sandboxes).toEqual([]);

  await demoFrame(page, DEMO)
    .getByLabel(`${DEMO}.tsx`)
    .locator('code')
    .click({ position: { x: 4, y: 4 } });
  await expect(editor(page, DEMO)).toBeFocused();
  expect(scripts.length).toBeGreaterThan(before);
  await expect(demoRoot(page, DEMO)).toBeVisible();
  expect(sandboxes).toEqual([]);
});

test(
  'edited code runs in a frame, reports errors and can be reset',
  { tag: '@commit' },
  async ({ page }) => {
    await openHydrated(page, BUTTONS);
    const field = await openEditor(page, DEMO);
    const status = demoFrame(page, DEMO).getByRole('status').filter({ hasText: 'edited code' });
    const typed = sandbox(page, DEMO).getByRole('button', { name: 'Typed' });

    await test.step('runs', async () => {
      await field.fill(TYPED);
      await expect(typed).toBeVisible();
      await expect(demoRoot(page, DEMO)).toBeHidden();
    });

    await test.step('reports a syntax error and keeps the last working version', async () => {
      await field.fill(TYPED.replace('return <Typed', 'return <<Typed'));
      await expect(status).toContainText(/SyntaxError|Unexpected token/);
      await expect(typed).toBeVisible();
    });

    await test.step('reports a runtime error and keeps the last working version', async () => {
      await field.fill(TYPED.replace('const label', 'missing(); const label'));
      await expect(status).toContainText('missing is not defined');
      await expect(typed).toBeVisible();
    });

    await test.step('clears the error', async () => {
      await field.fill(TYPED.replace("'Typed' as", "'Fixed' as"));
      await expect(sandbox(page, DEMO).getByRole('button', { name: 'Fixed' })).toBeVisible();
      await expect(status).toHaveCount(0);
    });

    await test.step('resets', async () => {
      await control(page, DEMO, 'Reset demo').click();
      await expect(demoRoot(page, DEMO)).toBeVisible();
      await expect(demoRoot(page, DEMO)).toHaveAttribute('data-ready');
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(demoFrame(page, DEMO).getByLabel(`${DEMO}.tsx`)).toContainText('BasicButtons');
    });
  },
);

test('the preview is edited in place and runs as a part of the source', async ({ page }) => {
  await openHydrated(page, BUTTONS);
  await readyDemo(page, DEMO);
  const preview = demoFrame(page, DEMO).locator('pre');
  const before = await preview.boundingBox();
  await preview.click({ position: { x: 4, y: 4 } });
  const field = editor(page, DEMO);
  await expect(field).toBeFocused();
  await expect(control(page, DEMO, 'Expand code')).toBeVisible();
  const text = await field.inputValue();
  expect(text).not.toContain('import');
  expect((await field.boundingBox())!.height).toBeCloseTo(before!.height, 0);
  await field.fill(text.replace('Publish', 'Release'));
  await expect(sandbox(page, DEMO).getByRole('button', { name: 'Release' })).toBeVisible();

  await control(page, DEMO, 'Expand code').click();
  await expect(editor(page, DEMO)).toHaveValue(/import [^]*Release/);
  await control(page, DEMO, 'Collapse code').click();
  await expect(demoFrame(page, DEMO).getByText(/^Your edits are kept/)).toBeVisible();
  await demoFrame(page, DEMO).getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(demoRoot(page, DEMO)).toBeVisible();
  await expect(preview).toContainText('Publish');
});

test('a module next to a demo can be edited', async ({ page }) => {
  await openHydrated(page, '/experiments/docs/demos/');
  const name = 'RelativeModules';
  await control(page, name, 'Expand code')
    .or(control(page, name, 'Show code'))
    .click();
  await demoFrame(page, name).getByRole('tab', { name: 'grains.ts' }).click();
  await demoFrame(page, name)
    .getByRole('group', { name: 'grains.ts' })
    .locator('code')
    .click({ position: { x: 4, y: 4 } });
  const field = editor(page, name);
  const source = await field.inputValue();
  await field.fill(source.replace(/name: '[^']*'/, "name: 'Emmer'"));
  await expect(sandbox(page, name).getByRole('rowheader', { name: 'Emmer' })).toBeVisible();
});

test('shadows of an edited demo extend to the edges of its stage', async ({ page }) => {
  await openHydrated(page, BUTTONS);
  const field = await openEditor(page, DEMO);
  await field.fill(TYPED);
  await expect(sandbox(page, DEMO).getByRole('button', { name: 'Typed' })).toBeVisible();
  const frame = (await page.getByTitle(`Edited demo ${DEMO}`).boundingBox())!;
  const stage = (await page
    .getByRole('group', { name: `Demo ${DEMO}`, exact: true })
    .boundingBox())!;
  expect(frame.x).toBeCloseTo(stage.x, 0);
  expect(frame.width).toBeCloseTo(stage.width, 0);
  expect(frame.y).toBeCloseTo(stage.y, 0);
});

test('keeps separate edits of the TypeScript and JavaScript source', async ({ page }) => {
  await openHydrated(page, BUTTONS);
  await control(page, DEMO, 'JS').click();
  const field = await openEditor(page, DEMO);
  await field.fill(UNTYPED);
  await expect(sandbox(page, DEMO).getByRole('button', { name: 'Untyped' })).toBeVisible();
  await control(page, DEMO, 'TS').click();
  await expect(demoRoot(page, DEMO)).toBeVisible();
  await control(page, DEMO, 'JS').click();
  await expect(editor(page, DEMO)).toHaveValue(UNTYPED);
});

test('reports an error thrown in an event handler', async ({ page }) => {
  await openHydrated(page, BUTTONS);
  const field = await openEditor(page, DEMO);
  await field.fill(`export default function Demo() {
  return <button onClick={() => { throw new Error('pressed'); }}>Press</button>;
}`);
  await sandbox(page, DEMO).getByRole('button', { name: 'Press' }).click();
  await expect(demoFrame(page, DEMO)).toContainText('Error: pressed');
});

test('stops an infinite loop, and runs the corrected code', async ({ page }) => {
  await openHydrated(page, BUTTONS);
  const field = await openEditor(page, DEMO);
  await field.fill('while (true);\nexport default () => <p>Corrected</p>;');
  await expect(demoFrame(page, DEMO)).toContainText('A loop was stopped');
  await field.fill('export default () => <p>Corrected</p>;');
  await expect(sandbox(page, DEMO).getByText('Corrected')).toBeVisible();
});

test('replaces a sandbox that hangs, and keeps the edit', async ({ page }) => {
  await openHydrated(page, BUTTONS);
  const field = await openEditor(page, DEMO);
  // An endless chain of promises, which isn't a loop.
  const hanging = 'const next = () => Promise.resolve().then(next);\nnext();\n';
  const corrected = 'export default () => <p>Corrected</p>;';
  await field.fill(hanging + corrected);
  await expect(demoFrame(page, DEMO)).toContainText("The edited code isn't responding.", {
    timeout: 20_000,
  });
  await expect(field).toHaveValue(hanging + corrected);
  await field.fill(corrected);
  await expect(sandbox(page, DEMO).getByText('Corrected')).toBeVisible();
});

test(
  'an edit survives a reload, with focus and selection',
  { tag: '@commit' },
  async ({ page }) => {
    await openHydrated(page, BUTTONS);
    const field = await openEditor(page, DEMO);
    await field.fill(TYPED);
    await field.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(7, 13));
    await page.reload();
    await expect(editor(page, DEMO)).toHaveValue(TYPED);
    await expect(editor(page, DEMO)).toBeFocused();
    await page.keyboard.type('Renamed');
    await expect(editor(page, DEMO)).toHaveValue(TYPED.replace('Button', 'Renamed'));
    // Not `click`: the result of the edit appears at any moment and moves the toolbar.
    await control(page, DEMO, 'Reset demo').press('Enter');
    await expect(editor(page, DEMO)).toHaveCount(0);
    await page.reload();
    await expect(demoRoot(page, DEMO)).toHaveAttribute('data-ready');
    await expect(editor(page, DEMO)).toHaveCount(0);
  },
);

test('imports modules next to the demo, and names an unknown module', async ({ page }) => {
  await openHydrated(page, '/experiments/docs/demos/');
  const name = 'RelativeModules';
  const field = await openEditor(page, name);
  const source = await field.inputValue();
  await field.fill(`${source}\n// edited`);
  await expect(demoRoot(page, name)).toBeHidden();
  await expect(sandbox(page, name).getByRole('main')).not.toBeEmpty();
  await field.fill(`import 'left-pad';\n${source}`);
  await expect(demoFrame(page, name)).toContainText('"left-pad" can\'t be imported here');
});

test('a key press opens the editor, and Escape and Tab leave it', async ({ page }) => {
  await openHydrated(page, BUTTONS);
  const toggle = control(page, DEMO, 'Expand code');
  await toggle.click();
  const source = demoFrame(page, DEMO).getByLabel(`${DEMO}.tsx`);
  await expect(source).not.toBeEmpty();
  await source.focus();
  await page.keyboard.press('Enter');
  await expect(editor(page, DEMO)).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(editor(page, DEMO)).not.toBeFocused();
  await expect(page.locator(':focus')).toHaveCount(1);

  await editor(page, DEMO).focus();
  const before = await editor(page, DEMO).inputValue();
  await page.keyboard.press('Tab');
  await expect(editor(page, DEMO)).not.toBeFocused();
  await expect(editor(page, DEMO)).toHaveValue(before);
});

test('edited code follows the color mode of the page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page, BUTTONS);
  const field = await openEditor(page, DEMO);
  await field.fill(TYPED);
  const button = sandbox(page, DEMO).getByRole('button', { name: 'Typed' });
  await expect(button).toBeVisible();
  const mode = () => button.evaluate(() => document.documentElement.dataset.theme);
  expect(await mode()).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(mode).toBe('light');
});

test('a link shares an edit, which runs only after a click', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, BUTTONS);
  await control(page, DEMO, 'Frame').click();
  const frameBar = demoFrame(page, DEMO).getByRole('group', { name: `Frame settings of ${DEMO}` });
  await frameBar.getByRole('button', { name: 'Dark' }).click();
  const field = await openEditor(page, DEMO);
  await field.fill(TYPED);
  await expect(sandbox(page, DEMO).getByRole('button', { name: 'Typed' })).toBeVisible();
  await control(page, DEMO, 'More').click();
  await page.getByRole('menuitem', { name: 'Copy link to this state' }).click();
  await expect.poll(() => readClipboard(page)).toContain(`#${DEMO}.tsx?s=`);
  const link = await readClipboard(page);

  const other = await context.newPage();
  await openHydrated(other, link);
  const run = demoFrame(other, DEMO).getByRole('button', { name: 'Run', exact: true });
  await expect(run).toBeVisible();
  await expect(other.locator('iframe[title^="Edited demo"]')).toHaveCount(0);
  const alone = demoFrame(other, DEMO).frameLocator(`iframe[title="Demo ${DEMO} in a frame"]`);
  await expect(alone.locator('html')).toHaveAttribute('data-theme', 'dark');
  await run.click();
  await expect(sandbox(other, DEMO).getByRole('button', { name: 'Typed' })).toBeVisible();
  await expect(sandbox(other, DEMO).locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(editor(other, DEMO)).toHaveValue(TYPED);
  await control(other, DEMO, 'Reset demo').click();
  await expect(other.locator('iframe[title^="Edited demo"]')).toHaveCount(0);
});

test('the copy button copies the edited source', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, BUTTONS);
  const field = await openEditor(page, DEMO);
  await field.fill(UNTYPED);
  await control(page, DEMO, 'Copy').click();
  await expectClipboard(page, UNTYPED);
});

test('a live code block becomes interactive and can be edited', async ({ page }) => {
  await openHydrated(page, '/experiments/docs/demos/');
  const button = (await readyDemo(page, 'LiveExample2')).getByRole('button');
  await button.click();
  await expect(button).toHaveText('Sacks: 1');
  const name = 'LiveExample1';
  const field = await openEditor(page, name);
  await field.fill((await field.inputValue()).replace('Ground today', 'Ground tomorrow'));
  await expect(sandbox(page, name).getByText('Ground tomorrow')).toBeVisible();
});
