import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PRODUCTS } from '../../src/products';
import { parseDoc } from '../after-build/read-pages';
import { apiMarkdown, pageMarkdown } from './page-markdown';

let outDir: string;

beforeEach(async () => {
  outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'machine-readable-'));
  await fs.mkdir(path.join(outDir, 'demos/button'), { recursive: true });
  await fs.writeFile(
    path.join(outDir, 'demos/button/Basic.tsx.html'),
    '<h1>Basic.tsx</h1><pre><code>import <a href="/x/">data</a> from "./data";\n</code></pre>',
  );
  await fs.writeFile(
    path.join(outDir, 'demos/button/Basic.json'),
    JSON.stringify({ modules: { TS: { 'data.ts': 'export default 1;\n' }, JS: {} } }),
  );
});

afterEach(() => fs.rm(outDir, { recursive: true }));

const page = (content: string) =>
  `<html><body><nav>Menu</nav><article><div class="theme-doc-markdown markdown">${content}</div></article><footer>Foot</footer>`;

const [product] = PRODUCTS;

const input = (html: string) => ({
  page: { url: '/material-ui/react-button/', title: 'Button: a', description: 'Says "go".' },
  version: { product: product!, version: '7.3.2' },
  siteUrl: 'https://docs.example.com',
  $: parseDoc(html),
  outDir,
});

it('writes front matter and the text with demo sources', async () => {
  const html = page(
    '<header><h1>Button</h1></header><p>Text.</p><div data-source="demos/button/Basic"></div>',
  );
  expect(await pageMarkdown(input(html))).toBe(`---
title: "Button: a"
description: "Says \\"go\\"."
url: "https://docs.example.com/material-ui/react-button/"
product: "Material UI"
version: "7.3.2"
---

# Button

Text.

**Demo: Basic**

\`\`\`tsx title="Basic.tsx"
import data from "./data";
\`\`\`

\`\`\`ts title="data.ts"
export default 1;
\`\`\``);
});

it('includes import, props, slots and classes of API pages below lower headings', () => {
  const api = page(
    `<h2 id="demos">Demos</h2><p>Elsewhere.</p><h2 id="import">Import</h2><pre aria-label="js code">import</pre>
    <h2 id="props">Props</h2><p>All props.</p><h3 id="inheritance">Inheritance</h3><p>From ButtonBase.</p><p>These:</p>
    <div role="table"></div><h3 id="theme">Theme</h3><p>Named.</p><h2 id="source-code">Source code</h2><p>There.</p>`,
  );
  const markdown = apiMarkdown({
    ...input(api),
    page: { title: 'Button API', url: '/material-ui/api/button/', description: '' },
  });
  expect(markdown).toBe(`## [Button API](https://docs.example.com/material-ui/api/button/)

### Import

\`\`\`js
import
\`\`\`

### Props

All props.

#### Inheritance

From ButtonBase.

#### Theme

Named.`);
});

it('rejects a page without content and a demo without source', async () => {
  await expect(pageMarkdown(input('<html></html>'))).rejects.toThrow(
    '/material-ui/react-button/ has no content',
  );
  await expect(
    pageMarkdown(input(page('<div data-source="demos/button/Gone"></div>'))),
  ).rejects.toThrow('Gone.tsx.html');
});
