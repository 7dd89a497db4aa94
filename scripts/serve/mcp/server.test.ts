import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { ROOT } from '../../shared/root';
import { writeFixtureSite } from './fixture-site';
import { createMcpServer } from './server';

let dir: string;
let client: Client;

beforeAll(async () => {
  dir = await writeFixtureSite();
  const [here, there] = InMemoryTransport.createLinkedPair();
  client = new Client({ name: 'test', version: '1.0.0' });
  await Promise.all([createMcpServer(dir).connect(there), client.connect(here)]);
});

afterAll(async () => {
  await client.close();
  await rm(dir, { recursive: true });
});

async function call(name: string, args: Record<string, unknown>, by = client) {
  const { content, isError = false } = await by.callTool({ name, arguments: args });
  const [{ text }] = content as [{ text: string }];
  return { text, isError };
}

const answer = async (name: string, args: Record<string, unknown>) => {
  const { text, isError } = await call(name, args);
  expect({ text, isError }).toEqual({ text, isError: false });
  return text;
};

const refusal = async (name: string, args: Record<string, unknown>) => {
  const { text, isError } = await call(name, args);
  expect({ text, isError }).toEqual({ text, isError: true });
  return text;
};

it('offers six read-only tools', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'check_code',
    'compare_versions',
    'get_component_api',
    'get_demo',
    'get_page',
    'search',
  ]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
});

it('searches the current or a given version', async () => {
  expect(await answer('search', { query: 'buton size', limit: 1 })).toBe(
    '- prop **Button › size** (Material UI 7.3.2) /material-ui/api/button/#button-prop-size',
  );
  expect(await answer('search', { query: 'button' })).not.toContain('/v6/');
  expect(await answer('search', { query: 'button', version: '6.5.0' })).toBe(
    '- component **Button** (Material UI 6.5.0) /material-ui/v6/api/button/',
  );
  expect(await answer('search', { query: 'zzzz' })).toBe('Nothing was found.');
  expect(await answer('search', { query: 'constructor' })).toBe('Nothing was found.');
  expect(await refusal('search', { query: 'button', version: '1' })).toContain('material-ui 6.5.0');
  expect(await refusal('search', { query: 'x'.repeat(10_000) })).toContain('query');
});

it('returns a page by path or URL', async () => {
  const markdown = '# Button\n\nStarts an action.\n';
  expect(await answer('get_page', { page: '/material-ui/react-button/' })).toBe(markdown);
  expect(
    await answer('get_page', { page: 'https://docs.example.com/material-ui/react-button/#size' }),
  ).toBe(markdown);
  expect(await refusal('get_page', { page: '/material-ui/react-buton/' })).toContain('Search');
  expect(await refusal('get_page', { page: '../../../../etc/passwd' })).toContain('no page');
});

it("returns a component's API in a version and suggests similar names", async () => {
  expect(await answer('get_component_api', { component: 'button' })).toContain('`size`');
  expect(await answer('get_component_api', { component: 'Button', version: '6.5.0' })).toBe(
    '# Button API of v6\n',
  );
  expect(await refusal('get_component_api', { component: 'Buton' })).toContain('Near: Button');
});

it("returns a demo's sources in both languages and lists a page's demos", async () => {
  const demo = { page: '/material-ui/react-button/', demo: 'Basic' };
  expect(await answer('get_demo', demo)).toBe(
    '```tsx title="Basic.tsx"\nconst a: number = 1;\n```\n\n```ts title="data.ts"\nexport {};\n```',
  );
  expect(await answer('get_demo', { ...demo, language: 'JS' })).toContain('const a = 1;');
  expect(await refusal('get_demo', { ...demo, demo: 'size' })).toContain('Its demos: Basic.');
});

it('compares one or all components between two versions', async () => {
  const versions = { from: '6.5.0', to: '7.3.2' };
  expect(await answer('compare_versions', { ...versions, component: 'Button' })).toBe(
    'Props:\n- added `loading`: `boolean`',
  );
  expect(await answer('compare_versions', versions)).toBe(
    '- changed **Button** (Props: 1 added)\n- added **Masonry**\n0 components are unchanged.\n' +
      'Not compared, because 6.5.0 has no API descriptions of: @mui/lab.',
  );
  expect(await answer('compare_versions', { ...versions, component: 'Masonry' })).toBe(
    'Masonry is new in 7.3.2.',
  );
  expect(await answer('compare_versions', { ...versions, component: 'TabList' })).toBe(
    'TabList is in @mui/lab, which has no API descriptions in 6.5.0.',
  );
  expect(await refusal('compare_versions', { ...versions, from: '..' })).toContain('6.5.0, 7.3.2');
  expect(await refusal('compare_versions', { ...versions, product: '../..' })).toContain(
    'Products: material-ui',
  );
  expect(await refusal('compare_versions', { ...versions, component: 'Nope' })).toContain('Nope');
});

it.each([
  ['search', { query: 'button' }],
  ['get_page', { page: '/' }],
  ['get_component_api', { component: 'Button' }],
  ['get_demo', { page: '/material-ui/react-button/', demo: 'Basic' }],
  ['compare_versions', { from: '6.5.0', to: '7.3.2' }],
  ['check_code', { code: 'a' }],
])('%s rejects long values of every argument and does not repeat them', async (name, required) => {
  const { tools } = await client.listTools();
  const { properties = {} } = tools.find((tool) => tool.name === name)!.inputSchema;
  for (const [argument, schema] of Object.entries(properties)) {
    const { type } = schema as { type: string };
    const value = type === 'string' ? '1'.repeat(2_000_001) : 1e12;
    const text = await refusal(name, { ...required, [argument]: value });
    expect(text).toContain(argument);
    expect(text.length).toBeLessThan(1000);
  }
});

it('checks code', async () => {
  const code = "import Hidden from '@mui/material/Hidden';";
  expect(await answer('check_code', { code })).toContain(
    '- Line 1: component `Hidden` removed in 7.0.0 ([details](/upgrade/))',
  );
  expect(await answer('check_code', { code, from: '7' })).toBe(
    'Nothing to change was found in 1 file.\n',
  );
  const legacy = "import GridLegacy from '@mui/material/GridLegacy';";
  expect(await answer('check_code', { code: legacy })).toContain('Nothing to change');
  expect(await answer('check_code', { code: legacy, to: '9' })).toContain('removed in 9.0.0');
  expect(await refusal('check_code', { code: legacy, to: '8' })).toContain('7.3.2, 9.5.0');
  expect(await answer('check_code', { code: 'const a = 1;' })).toContain('No import');
  expect(await answer('check_code', { code, file: 'a.png' })).toContain('neither JavaScript');
  expect(await refusal('check_code', { code, from: 'latest' })).toContain('from');
});

it('runs as a command over standard input and output', async () => {
  const command = new Client({ name: 'test', version: '1.0.0' });
  const script = path.join(ROOT, 'scripts/serve/mcp.ts');
  await command.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [require.resolve('tsx/cli'), script, '--dir', dir],
    }),
  );
  const { text } = await call('get_page', { page: '/material-ui/react-button/' }, command);
  await command.close();
  expect(text).toContain('Starts an action.');
}, 60_000);
