import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeShards } from '../../../plugins/output/search-index/write-shards';
import type { UpgradeData } from 'mui-upgrade-check';
import { recordOf, shardOf } from '../../../src/shell/search/testing';

const BUTTON = {
  ...{ name: 'Button', package: { name: '@mui/material' }, slots: [], classes: [] },
  inheritedProps: [],
  props: [
    { name: 'size', type: { text: "'small' | 'large'", short: '', kind: 'literals' } },
    { name: 'loading', type: { text: 'boolean', short: 'boolean', kind: 'boolean' } },
  ].map((prop) => ({ ...prop, required: false, description: '' })),
};

const OLD_BUTTON = { ...BUTTON, props: BUTTON.props.slice(0, 1) };

const RULE = { change: 'removed', version: '7.0.0', link: '/upgrade/' } as const;

const LATER_RULES: UpgradeData['components'][string] = {
  ...{ package: '@mui/material', self: { ...RULE, version: '9.0.0' } },
  ...{ props: {}, slots: {}, classes: {} },
};

const UPGRADE_RULES: UpgradeData = {
  ...{ from: '6.5.0', to: '7.3.2', exports: {}, classNames: {}, themeNames: {}, labExports: {} },
  ...{ paths: {}, deepPaths: [], deepImport: { ...RULE } },
  ...{ moduleExports: {}, hookResults: {}, inputParams: {}, collections: {} },
  ...{ systemProps: [], systemProp: RULE },
  components: {
    Hidden: { package: '@mui/material', self: RULE, props: {}, slots: {}, classes: {} },
  },
};

/** The files of a built site with one component in two versions, as far as the server needs them. */
const FILES: Record<string, string> = {
  'llms.txt': '# Docs\n\n- [Material UI](https://docs.example.com/material-ui/llms.txt)\n',
  'material-ui/react-button.md': '# Button\n\nStarts an action.\n',
  'material-ui/react-field.md': `# Field\n\nA field.\n\n## Sizes\n\n${'A size. '.repeat(200)}\n\n## Accessibility\n\nName it. See [Button](https://docs.example.com/material-ui/react-button/).\n`,
  'material-ui/react-field/index.html':
    '<h1>Field</h1><h2 id="sizes">Sizes</h2><h2 id="a11y">Accessibility</h2><div id="Named"></div>',
  'x/api/data-grid.md': '# DataGrid API\n',
  'x/llms.txt': '# X\n\n- [Grid](https://docs.example.com/x/react-data-grid.md)\n',
  'material-ui/react-button/index.html':
    '<div id="Basic" data-source="demos/button/Basic"></div><h2 id="size">Size</h2>',
  'material-ui/api/button.md': '# Button API\n\n| `size` |\n',
  'material-ui/v6/api/button.md': '# Button API of v6\n',
  'demos/button/Basic.tsx.html': '<pre><code><b>const</b> a: number = 1;\n</code></pre>',
  'demos/button/Basic.js.html': '<pre><code>const a = 1;\n</code></pre>',
  'demos/button/Basic.json': JSON.stringify({
    modules: { TS: { 'data.ts': 'export {};' }, JS: { 'data.js': 'export {};' } },
  }),
  'api-data/material-ui/7.3.2/Button.json': JSON.stringify(BUTTON),
  'api-data/material-ui/7.3.2/Masonry.json': JSON.stringify({ ...BUTTON, name: 'Masonry' }),
  'api-data/material-ui/7.3.2/TabList.json': JSON.stringify({
    ...BUTTON,
    ...{ name: 'TabList', package: { name: '@mui/lab' } },
  }),
  'api-data/material-ui/7.3.2/component.schema.json': '{}',
  'assets/upgrade-check/rules-7.3.2.00000000.json': JSON.stringify(UPGRADE_RULES),
  'assets/upgrade-check/rules-9.5.0.00000000.json': JSON.stringify({
    ...UPGRADE_RULES,
    to: '9.5.0',
    components: { GridLegacy: LATER_RULES },
  }),
  'api-data/material-ui/6.5.0/Button.json': JSON.stringify(OLD_BUTTON),
  'assets/icons/index.00000000.json': JSON.stringify({
    names: 'Home ShoppingBag ShoppingCart Star',
    missing: { Filled: [], Outlined: [1], Rounded: [], TwoTone: [], Sharp: [] },
    shardSize: 100,
    shards: {},
  }),
};

/**
 * Writes a small built site into a temporary folder.
 *
 * @param base - Its base URL, with slashes at both ends.
 * @returns The folder, which the caller removes.
 */
export async function writeFixtureSite(base = '/'): Promise<string> {
  const at = (path: string) => base + path.slice(1);
  const home = `<script src="${base}assets/js/main.js"></script>`;
  const dir = await mkdtemp(path.join(tmpdir(), 'mcp-site-'));
  for (const [file, text] of Object.entries({ ...FILES, 'index.html': home })) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    const own = text.replaceAll('https://docs.example.com/', `https://docs.example.com${base}`);
    await writeFile(path.join(dir, file), own);
  }
  await writeShards(dir, [
    {
      ...shardOf({ paths: [at('/material-ui')] }),
      content: [
        recordOf('page', 'Button', '/material-ui/react-button/', { text: 'Starts an action.' }),
        recordOf('component', 'Button', '/material-ui/api/button/'),
        recordOf('prop', 'size', '/material-ui/api/button/#button-prop-size', { path: ['Button'] }),
      ],
    },
    {
      ...shardOf({ version: '6.5.0', current: false, paths: [at('/material-ui/v6')] }),
      content: [
        recordOf('component', 'Button', '/material-ui/v6/api/button/'),
        recordOf('component', 'Hidden', '/material-ui/v6/api/hidden/'),
      ],
    },
    {
      ...shardOf({ product: 'x', productName: 'MUI X', version: '8.29.5', paths: [at('/x')] }),
      content: [recordOf('component', 'DataGrid', '/x/api/data-grid/')],
    },
  ]);
  return dir;
}
