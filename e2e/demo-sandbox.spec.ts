import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { decompressFromBase64 } from 'lz-string';
import { inShard, parseShard } from '../scripts/shard';
import { demoFrame, openHydrated } from './support/hydration';
import { watchText } from './support/watch-text';
import { collectFaults } from './support/page-faults';
import { sandboxDemos } from './support/sandbox-demos';
import type { SandboxDemo } from './support/sandbox-demos';
import { expectToRun, install, run, writeProject } from './support/sandbox-project';
import type { Files } from './support/sandbox-project';
import { VARIANT_LABELS, control } from './support/toolbar';

const PAGE = '/material-ui/react-autocomplete/';
const isFullRun = process.env.FULL === '1';

interface Posted {
  url: URL;
  fields: URLSearchParams;
}

/** Presses a button that opens an editor, and catches what is posted to it. */
async function post(page: Page, name: string, label: string): Promise<Posted> {
  const posted = new Promise<Posted>((resolve) => {
    void page.context().route(/^https:\/\/(?:stackblitz\.com|codesandbox\.io)\//, async (route) => {
      const request = route.request();
      await route.fulfill({ body: 'the editor', contentType: 'text/html' });
      resolve({
        url: new URL(request.url()),
        fields: new URLSearchParams(request.postData() ?? ''),
      });
    });
  });
  const tab = page.context().waitForEvent('page');
  await control(page, name, label).click();
  const result = await posted;
  const editor = await tab;
  await editor.waitForURL(result.url.href);
  expect(await editor.evaluate(() => window.opener as unknown)).toBeNull();
  await editor.close();
  return result;
}

function filesOf({ fields }: Posted): Files {
  return Object.fromEntries(
    [...fields].flatMap(([name, value]) => {
      const [, file] = /^project\[files\]\[(.+)\]$/.exec(name) ?? [];
      // Forms send every line break as CR LF.
      return file ? [[file, value.replaceAll('\r\n', '\n')]] : [];
    }),
  );
}

test('StackBlitz gets the fields of its POST API', async ({ page }) => {
  const faults = await collectFaults(page);
  await openHydrated(page, PAGE);
  const name = 'CountrySelect';
  const posted = await post(page, name, 'Open in StackBlitz');
  expect(posted.url.origin + posted.url.pathname).toBe('https://stackblitz.com/run');
  expect(posted.url.searchParams.get('file')).toBe('src/Demo.tsx');
  expect(posted.fields.get('project[template]')).toBe('node');
  expect(posted.fields.get('project[title]')).toBe(`${name} demo — Material UI`);
  expect(posted.fields.get('project[description]')).toContain(`${PAGE}#${name}`);
  expect(Object.keys(filesOf(posted))).toEqual(
    expect.arrayContaining(['package.json', 'index.html', 'src/Demo.tsx', 'src/main.tsx']),
  );
  expect(faults).toEqual([]);
});

test('CodeSandbox gets the parameters of its define API, in the chosen language', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('docs-direction', 'rtl'));
  await openHydrated(page, '/joy-ui/react-button/');
  const name = 'BasicButtons';
  await control(page, name, VARIANT_LABELS.JS).click();
  const { url, fields } = await post(page, name, 'Open in CodeSandbox');
  expect(url.href).toBe('https://codesandbox.io/api/v1/sandboxes/define');
  expect(fields.get('environment')).toBe('server');
  expect(fields.get('query')).toBe('file=/src/Demo.jsx');
  const base64 = fields.get('parameters')!.replace(/-/g, '+').replace(/_/g, '/');
  const { files } = JSON.parse(decompressFromBase64(base64)) as {
    files: Record<string, { content: string; isBinary: boolean }>;
  };
  expect(files['index.html'].content).toContain('<html lang="en" dir="rtl">');
  expect(files['src/main.jsx'].content).toContain('CssVarsProvider');
  expect(files['package.json'].content).toContain('"@mui/joy": "5.0.0-beta.49"');
});

test('code and data are loaded on the press only; a failure is said and can be tried again', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  const name = 'CountrySelect';
  await page.context().route(/\/demos\/.*\.json$/, (route) => route.fulfill({ status: 500 }));
  const data = page.waitForRequest(/\/demos\/.*\.json$/);
  const tab = page.context().waitForEvent('page');
  const said = await watchText(
    demoFrame(page, name).getByRole('status'),
    'The project for the editor could not be loaded. Try again.',
  );
  await control(page, name, 'Open in StackBlitz').hover();
  await control(page, name, 'Open in StackBlitz').click();
  await data;
  await said();
  await expect.poll(async () => (await tab).isClosed()).toBe(true);
  await page.context().unroute(/\/demos\/.*\.json$/);
  const { url } = await post(page, name, 'Open in StackBlitz');
  expect(url.hostname).toBe('stackblitz.com');
});

test.describe('projects install, type-check, build and run', () => {
  const demos = sandboxDemos();
  // The first has modules beside it; the other is one of Joy UI.
  const quick = [demos[0], demos.find(({ source }) => source.includes('docs-joy'))!];
  const all = isFullRun
    ? demos.filter(({ source }) => inShard(source, parseShard(process.env.SHARD || '1/1')))
    : quick;
  let dir = '';

  test.describe.configure({ mode: 'serial' });
  test.setTimeout(600_000);

  test.beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  });
  test.afterAll(() => rmSync(dir, { recursive: true, force: true }));

  async function projectOf(page: Page, { route, name }: SandboxDemo): Promise<Files> {
    await openHydrated(page, route);
    return filesOf(await post(page, name, 'Open in StackBlitz'));
  }

  async function buildAndOpen(page: Page, project: string): Promise<void> {
    run(project, 'npx', '--no-install', 'tsc');
    run(project, 'npx', '--no-install', 'vite', 'build', '--logLevel', 'error');
    // A page each: what one still asks for, such as fonts, is not for the next one's console.
    const opened = await page.context().newPage();
    await expectToRun(opened, project);
    await opened.close();
  }

  test('there are twenty of them, of all kinds', () => {
    expect(demos).toHaveLength(20);
    const needed = new Set(demos.flatMap(({ data }) => Object.keys(data.dependencies)));
    expect([...needed]).toEqual(
      expect.arrayContaining(['@mui/icons-material', '@mui/joy', '@mui/lab', '@mui/system']),
    );
    expect(demos.some(({ data }) => Object.keys(data.modules.TS).length > 0)).toBe(true);
    expect(demos.some(({ data }) => Object.keys(data.images).length > 0)).toBe(true);
    const ofArchive = demos.find(({ route }) => route.startsWith('/material-ui/v6/'))!;
    expect(ofArchive.data.dependencies).toMatchObject({ '@mui/material': '6.5.0' });
  });

  if (isFullRun) {
    for (const demo of all) {
      test(`${demo.source}`, async ({ page }) => {
        const project = path.join(dir, demo.name);
        writeProject(project, await projectOf(page, demo));
        install(project);
        await buildAndOpen(page, project);
        rmSync(project, { recursive: true });
      });
    }
  } else {
    test(`${quick.map(({ source }) => source).join(' and ')}, sharing one installation`, async ({
      page,
    }) => {
      const projects: string[] = [];
      const manifests: Record<string, Record<string, string>>[] = [];
      for (const demo of quick) {
        const files = await projectOf(page, demo);
        const project = path.join(dir, demo.name);
        writeProject(project, files);
        projects.push(project);
        manifests.push(JSON.parse(files['package.json']) as Record<string, Record<string, string>>);
      }
      const merged = (key: string) =>
        Object.assign({}, ...manifests.map((manifest) => manifest[key])) as object;
      const shared = {
        private: true,
        dependencies: merged('dependencies'),
        devDependencies: merged('devDependencies'),
      };
      writeProject(dir, { 'package.json': JSON.stringify(shared) });
      install(dir);
      for (const project of projects) {
        await buildAndOpen(page, project);
      }
    });
  }
});
