import { expect, test } from '@playwright/test';
import { decompressFromBase64 } from 'lz-string';
import { demoFrame, openHydrated } from './support/hydration';
import { watchText } from './support/watch-text';
import { filesOf, postToEditor } from './support/online-editor';
import { control } from './support/toolbar';

const PAGE = '/material-ui/react-autocomplete/';

test('sends StackBlitz the fields of its POST API', { tag: '@commit' }, async ({ page }) => {
  await openHydrated(page, PAGE);
  const name = 'CountrySelect';
  const posted = await postToEditor(page, name, 'Open in StackBlitz');
  expect(posted.url.origin + posted.url.pathname).toBe('https://stackblitz.com/run');
  expect(posted.url.searchParams.get('file')).toBe('src/Demo.tsx');
  expect(posted.fields.get('project[template]')).toBe('node');
  expect(posted.fields.get('project[title]')).toBe(`${name} demo — Material UI`);
  expect(posted.fields.get('project[description]')).toContain(`${PAGE}#${name}`);
  expect(Object.keys(filesOf(posted))).toEqual(
    expect.arrayContaining(['package.json', 'index.html', 'src/Demo.tsx', 'src/main.tsx']),
  );
});

test('sends CodeSandbox the parameters of its define API, in the selected language', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await openHydrated(page, '/joy-ui/react-button/');
  const name = 'BasicButtons';
  await control(page, name, 'JS').click();
  const { url, fields } = await postToEditor(page, name, 'Open in CodeSandbox');
  expect(url.href).toBe('https://codesandbox.io/api/v1/sandboxes/define');
  expect(fields.get('environment')).toBe('server');
  expect(fields.get('query')).toBe('file=/src/Demo.jsx');
  const base64 = fields.get('parameters')!.replace(/-/g, '+').replace(/_/g, '/');
  const { files } = JSON.parse(decompressFromBase64(base64)) as {
    files: Record<string, { content: string; isBinary: boolean }>;
  };
  expect(files['index.html']?.content).toContain('<html lang="en" dir="rtl">');
  expect(files['src/main.jsx']?.content).toContain('CssVarsProvider');
  expect(files['package.json']?.content).toContain('"@mui/joy": "5.0.0-beta.49"');
});

test('reports that the project failed to load, and opens the editor on the next click', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  const name = 'CountrySelect';
  await page.context().route(/\/demos\/.*\.json$/, (route) => route.fulfill({ status: 500 }));
  const data = page.waitForRequest(/\/demos\/.*\.json$/);
  const tab = page.context().waitForEvent('page');
  const reported = await watchText(
    demoFrame(page, name).getByRole('status'),
    "Couldn't load the project for the online editor. Try again.",
  );
  await control(page, name, 'Open in StackBlitz').hover();
  await control(page, name, 'Open in StackBlitz').click();
  await data;
  await reported();
  await expect.poll(async () => (await tab).isClosed()).toBe(true);
  await page.context().unroute(/\/demos\/.*\.json$/);
  const { url } = await postToEditor(page, name, 'Open in StackBlitz');
  expect(url.hostname).toBe('stackblitz.com');
});
