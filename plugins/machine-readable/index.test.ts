import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import type { LoadContext } from '@docusaurus/types';
import { productById } from '../../src/products';
import machineReadablePlugin from '.';

let dir: string;

beforeEach(async () => {
  dir = await fs.mkdtemp(path.join(os.tmpdir(), 'machine-readable-'));
});

afterEach(() => fs.rm(dir, { recursive: true }));

const PAGES = {
  '/material-ui/react-button/': '<h1>Button</h1><p>Now.</p>',
  '/material-ui/api/button/': '<h1>Button API</h1><h2 id="props">Props</h2><p>Now.</p>',
  '/material-ui/v6/react-button/': '<h1>Button</h1><p>Then.</p>',
  '/material-ui/v6/api/button/': '<h1>Button API</h1><h2 id="props">Props</h2><p>Then.</p>',
};

const docs = (base: string) => [
  {
    ...{ permalink: `${base}/react-button`, title: 'Button', description: 'Go.' },
    frontMatter: { components: ['Button', 'Undescribed'] },
  },
  { permalink: `${base}/api/button`, title: 'Button API', description: 'Props.', frontMatter: {} },
];

async function write(file: string, text: string): Promise<void> {
  await fs.mkdir(path.dirname(path.join(dir, file)), { recursive: true });
  await fs.writeFile(path.join(dir, file), text);
}

it('writes Markdown, lists and the feed of a site with two versions', async () => {
  await write('CHANGELOG.md', '# Changelog\n\n## 1.0.0\n\n- First release.\n');
  for (const url of Object.keys(PAGES)) {
    await fs.mkdir(path.join(dir, url), { recursive: true });
  }
  const siteConfig = { url: 'https://docs.example.com', title: 'Docs', tagline: 'All of it.' };
  const plugin = machineReadablePlugin(
    { baseUrl: '/', siteDir: dir, siteConfig } as unknown as LoadContext,
    {
      ...{ id: 'default', repository: 'https://example.com/repo', branch: 'main' },
      products: [productById('material-ui')],
    },
  );
  const loadedVersions = [
    { versionName: 'current', path: '/material-ui', docs: docs('/material-ui') },
    { versionName: '6.5.0', path: '/material-ui/v6', docs: docs('/material-ui/v6') },
  ];
  await plugin.allContentLoaded!({
    allContent: { 'docusaurus-plugin-content-docs': { 'docs-material': { loadedVersions } } },
  } as unknown as Parameters<NonNullable<typeof plugin.allContentLoaded>>[0]);
  const { readDoc, finish } = await plugin.afterBuild!({
    outDir: dir,
  } as Parameters<NonNullable<typeof plugin.afterBuild>>[0]);
  for (const [url, html] of Object.entries(PAGES)) {
    await readDoc!({ url, $: load(`<div class="markdown">${html}</div>`) });
  }
  await finish!();

  const read = (file: string) => fs.readFile(path.join(dir, file), 'utf8');
  // Each version's page includes the API of its own version.
  expect(await read('material-ui/react-button.md')).toMatch(
    /# Button\n\nNow\.\n\n## \[Button API\]\(.*\/material-ui\/api\/button\/\)\n\n### Props\n\nNow\.\n$/,
  );
  expect(await read('material-ui/v6/react-button.md')).toMatch(
    /version: "6\.5\.0"[^]*Then\.[^]*\/material-ui\/v6\/api\/button\/\)\n\n### Props\n\nThen\.\n$/,
  );
  expect(await read('material-ui/v6/api/button.md')).toContain('# Button API');
  expect(await read('material-ui/llms.txt')).toContain('/material-ui/react-button.md): Go.');
  expect(await read('material-ui/v6/llms.txt')).toContain('# Material UI 6.5.0');
  expect(await read('llms.txt')).toContain('(https://docs.example.com/material-ui/v6/llms.txt)');
  expect(await read('changes.xml')).toContain('<title>First release</title>');
});
