import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { productById } from '../../../src/foundation/products';
import { parseDoc } from '../after-build/read-pages';
import { pageOf } from '../../reference/api-pages/fixtures/api-page';
import machineReadablePlugin from '.';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

let dir: string;

beforeEach(() => {
  dir = temporaryFolder({
    'CHANGELOG.md': '# Changelog\n\n## 1.0.0\n\n- First release.\n',
    'demos/button/Basic.tsx.html':
      '<h1>Basic.tsx</h1><pre><code>import <a href="/x/">data</a> from "./data";\n</code></pre>',
    'demos/button/Basic.json': JSON.stringify({
      modules: { TS: { 'data.ts': 'export default 1;\n' }, JS: {} },
    }),
  });
});

const docs = (base: string) => [
  {
    ...{ permalink: `${base}/react-button`, title: 'Button: a', description: 'Says "go".' },
    frontMatter: { components: ['Button', 'Undescribed'] },
  },
  { permalink: `${base}/api/button`, title: 'Button API', description: 'Props.', frontMatter: {} },
];

const apiPage = (base: string, description: string) =>
  pageOf({ name: 'Button', description }, { pathname: `${base}/api/button/` });

/** Writes the files of a site with two versions of one component page. */
async function writeFiles(pages: Record<string, string>) {
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
    allContent: {
      'docusaurus-plugin-content-docs': { 'docs-material': { loadedVersions } },
      'api-pages': {
        default: [apiPage('/material-ui', 'Now.'), apiPage('/material-ui/v6', 'Then.')],
      },
    },
  } as unknown as Parameters<NonNullable<typeof plugin.allContentLoaded>>[0]);
  const { readDoc, finish } = await plugin.afterBuild!({
    outDir: dir,
  } as Parameters<NonNullable<typeof plugin.afterBuild>>[0]);
  await fs.mkdir(path.join(dir, 'material-ui/v6/api'), { recursive: true });
  await fs.mkdir(path.join(dir, 'material-ui/api'), { recursive: true });
  for (const [url, html] of Object.entries(pages)) {
    await readDoc!(parseDoc(url, `<div class="markdown">${html}</div>`));
  }
  await finish!();
  return (file: string) => fs.readFile(path.join(dir, file), 'utf8');
}

const PAGES = {
  '/material-ui/react-button/':
    '<h1>Button</h1><p>Text.</p><div data-source="demos/button/Basic"></div>',
  '/material-ui/api/button/': '<h1>Button API</h1><p>Not read.</p>',
  '/material-ui/v6/react-button/': '<h1>Button</h1>',
};

it('writes front matter, the text with demo sources, and the API of the components', async () => {
  const read = await writeFiles(PAGES);
  expect(await read('material-ui/react-button.md')).toContain(
    `---
title: "Button: a"
description: "Says \\"go\\"."
url: "https://docs.example.com/material-ui/react-button/"
product: "Material UI"
version: "${productById('material-ui').version}"
---

# Button

Text.

**Demo: Basic**

\`\`\`tsx title="Basic.tsx"
import data from "./data";
\`\`\`

\`\`\`ts title="data.ts"
export default 1;
\`\`\`

## [Button API](https://docs.example.com/material-ui/api/button/)

### Props
`,
  );
});

it('gives the pages of an earlier version the API of that version, and names the latest', async () => {
  const read = await writeFiles(PAGES);
  const { version } = productById('material-ui');
  expect(await read('material-ui/v6/react-button.md')).toContain(
    `\nversion: "6.5.0"\nlatestVersion: "${version}"\n`,
  );
  expect(await read('material-ui/v6/react-button.md')).toContain(
    '.com/material-ui/v6/api/button/)',
  );
  expect(await read('material-ui/v6/api/button.md')).toContain('## Notes\n\nThen.');
});

it("writes a component's page from its description", async () => {
  const read = await writeFiles(PAGES);
  const text = await read('material-ui/api/button.md');
  expect(text).toContain('\n---\n\n# Button API\n\nProps.\n\n## Props\n');
  expect(text).toContain('## Notes\n\nNow.');
  expect(text).not.toContain('Not read.');
});

it('writes all pages of a version into one file, each text once', async () => {
  const read = await writeFiles(PAGES);
  const text = await read('material-ui/llms-full.txt');
  expect(text).toMatch(/^# Material UI [\d.]+\n\n> .+\n\n---\ntitle: "Button: a"\n/);
  expect(text.match(/^# Button.*$|^## Notes$/gm)).toEqual(['# Button', '# Button API', '## Notes']);
  expect(text).toContain('import data from "./data";');
  expect(text).toContain('url: "https://docs.example.com/material-ui/api/button/"');
  expect(await read('material-ui/llms.txt')).toContain(
    '(https://docs.example.com/material-ui/llms-full.txt)',
  );
  expect(await read('material-ui/v6/llms-full.txt')).toContain('\n\nThen.');
});

it('writes lists of the pages and the feed', async () => {
  const read = await writeFiles(PAGES);
  expect(await read('material-ui/llms.txt')).toContain('/material-ui/react-button.md): Says "go".');
  expect(await read('material-ui/v6/llms.txt')).toContain('# Material UI 6.5.0');
  expect(await read('llms.txt')).toContain('(https://docs.example.com/material-ui/v6/llms.txt)');
  expect(await read('changes.xml')).toContain('<title>First release</title>');
});

it('rejects a missing page and a demo without source', async () => {
  await expect(writeFiles({})).rejects.toThrow(
    'the page /material-ui/react-button/ is missing from the build',
  );
  const withDemo = '<div data-source="demos/button/Gone"></div>';
  await expect(writeFiles({ '/material-ui/react-button/': withDemo })).rejects.toThrow(
    'Gone.tsx.html',
  );
});
