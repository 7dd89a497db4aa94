import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from '@playwright/test';
import { ROOT } from '../scripts/root';

// One server for all: what it reads of the build once, it keeps.
test.describe.configure({ mode: 'serial' });

let client: Client;

test.beforeAll(async () => {
  client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({ command: 'npm', args: ['run', '--silent', 'mcp'], cwd: ROOT }),
  );
});

test.afterAll(() => client.close());

async function answer(name: string, args: Record<string, unknown>): Promise<string> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  const [{ text }] = content as [{ text: string }];
  expect(isError, text).not.toBe(true);
  return text;
}

test('searches the built site, by product and version', async () => {
  expect(await answer('search', { query: 'onclose dialog', limit: 1 })).toContain(
    '/material-ui/api/dialog/#dialog-prop-onClose',
  );
  expect(await answer('search', { query: 'button', version: '6.5.0', limit: 1 })).toContain(
    '/material-ui/v6/react-button/',
  );
  expect(await answer('search', { query: 'rowHeight', product: 'x', limit: 3 })).toContain(
    '/x/api/data-grid/data-grid/#data-grid-prop-rowHeight',
  );
});

test('gives a page with the sources of its demos and the API of its components', async () => {
  const text = await answer('get_page', { page: '/material-ui/react-button/' });
  expect(text).toContain('```tsx title="BasicButtons.tsx"\nimport Button from ');
  expect(text).toContain('| `variant` |');
});

for (const [product, component, version, url] of [
  ['material-ui', 'Button', undefined, '/material-ui/api/button/'],
  ['material-ui', 'Grid2', '6.5.0', '/material-ui/v6/api/grid2/'],
  ['joy-ui', 'Button', undefined, '/joy-ui/api/button/'],
  ['x', 'DataGrid', undefined, '/x/api/data-grid/data-grid/'],
] as const) {
  test(`gives the API of ${component} of ${product} ${version ?? ''}`, async () => {
    const text = await answer('get_component_api', { product, component, version });
    expect(text).toContain(`url: "https://docs.example.com${url}"`);
    expect(text).toContain('## Props');
  });
}

test('gives a demo in both languages, also of an archived page', async () => {
  const page = '/material-ui/react-button/';
  const demo = 'LoadingIconButton';
  expect(await answer('get_demo', { page, demo })).toContain(`\`\`\`tsx title="${demo}.tsx"`);
  expect(await answer('get_demo', { page, demo, language: 'JS' })).toContain(`title="${demo}.js"`);
  expect(
    await answer('get_demo', { page: '/material-ui/v6/react-button/', demo: 'BasicButtons' }),
  ).toContain("from '@mui/material/Button'");
});

test('compares two versions, of which each describes other packages', async () => {
  const versions = { from: '6.5.0', to: '7.3.2' };
  expect(await answer('compare_versions', { ...versions, component: 'Grid' })).toContain('Props:');
  const all = await answer('compare_versions', versions);
  expect(all).toContain('- removed **Hidden**');
  // Of `@mui/lab`, which the site has of one version only: it is not new.
  expect(all).not.toContain('Masonry');
  expect(all).toContain('@mui/lab');
});
