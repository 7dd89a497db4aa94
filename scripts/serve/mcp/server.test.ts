import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { ROOT } from '../../shared/root';
import { writeFixtureSite } from './fixtures/site';
import { createMcpServer } from './server';

let dir: string;
let client: Client;

beforeAll(async () => {
  dir = await writeFixtureSite();
  const [here, there] = InMemoryTransport.createLinkedPair();
  client = new Client({ name: 'test', version: '1.0.0' });
  const server = await createMcpServer(dir);
  await Promise.all([server.connect(there), client.connect(here)]);
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

it('offers nine read-only tools', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'check_code',
    'compare_versions',
    'convert_theme',
    'find_icons',
    'get_component_api',
    'get_demo',
    'get_page',
    'read_theme',
    'search',
  ]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
});

it('finds icons by meaning in a style', async () => {
  expect(await answer('find_icons', { query: 'shopping' })).toBe(
    "import ShoppingBagIcon from '@mui/icons-material/ShoppingBag';\nimport ShoppingCartIcon from '@mui/icons-material/ShoppingCart';",
  );
  expect(await answer('find_icons', { query: 'shopping', theme: 'Outlined' })).toBe(
    "import ShoppingCartOutlinedIcon from '@mui/icons-material/ShoppingCartOutlined';",
  );
  expect(await answer('find_icons', { query: 'shopping', limit: 1 })).toContain('\n1 more: ');
  expect(await answer('find_icons', { query: 'qqqq' })).toContain('No icon matches');
});

it('searches the current or a given version', async () => {
  expect(await answer('search', { query: 'buton size', limit: 1 })).toBe(
    '- prop **Button › size** (Material UI 7.3.2) https://docs.example.com/material-ui/api/button/#button-prop-size',
  );
  expect(await answer('search', { query: 'button' })).not.toContain('/v6/');
  expect(await answer('search', { query: 'button', version: '6.5.0' })).toBe(
    '- component **Button** (Material UI 6.5.0) https://docs.example.com/material-ui/v6/api/button/',
  );
  expect(await answer('search', { query: 'zzzz' })).toBe('Nothing was found.');
  expect(await answer('search', { query: 'constructor' })).toBe('Nothing was found.');
  expect(await answer('search', { query: 'button', version: 'v6' })).toContain('/v6/api/button/');
  expect(await answer('search', { query: 'button', version: 'latest' })).not.toContain('/v6/');
  expect(await answer('search', { query: 'data grid', product: 'MUI X' })).toContain('/x/api/');
  expect(await refusal('search', { query: 'button', version: '1' })).toContain('material-ui 6.5.0');
  expect(await refusal('search', { query: 'button', product: 'y' })).toContain('material-ui, x.');
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
  expect(await answer('get_component_api', { component: '<Button />', version: 'v6' })).toBe(
    '# Button API of v6\n',
  );
});

it('names the product and the version of a component that is elsewhere', async () => {
  expect(await refusal('get_component_api', { component: 'data grid' })).toBe(
    'material-ui 7.3.2 has no API page of "data grid". DataGrid is in x 8.29.5: repeat the call with product "x".',
  );
  expect(await refusal('get_component_api', { component: 'Hidden' })).toContain(
    'Hidden is in material-ui 6.5.0: repeat the call with product "material-ui" and version "6.5.0".',
  );
  expect(await refusal('compare_versions', { from: '6', component: 'DataGrid' })).toContain(
    'DataGrid is in x 8.29.5',
  );
});

it('returns a long page in parts, and single sections of it', async () => {
  const page = '/material-ui/react-field/';
  const first = await answer('get_page', { page, limit: 1000 });
  expect(first).toContain('repeat the call with offset');
  expect(first).not.toContain('Name it.');
  const section =
    '## Accessibility\n\nName it. See [Button](https://docs.example.com/material-ui/react-button/).\n';
  expect(await answer('get_page', { page, section: 'Accessibility' })).toBe(section);
  // The ids of the heading and of a demo below it.
  expect(await answer('get_page', { page: `${page}#a11y` })).toBe(section);
  expect(await answer('get_page', { page, section: 'a11y' })).toBe(section);
  expect(await answer('get_page', { page: `${page}#Named` })).toBe(section);
  expect(await answer('get_page', { page: `${page}#gone` })).toMatch(/^# Field/);
  expect(await refusal('get_page', { page, section: 'nope' })).toContain('field, sizes, accessib');
  expect(await answer('get_component_api', { component: 'Button', limit: 1000 })).toContain('# Bu');
});

it("returns a demo's sources in both languages and lists a page's demos", async () => {
  const demo = { page: '/material-ui/react-button/', demo: 'Basic' };
  expect(await answer('get_demo', demo)).toBe(
    '```tsx title="Basic.tsx"\nconst a: number = 1;\n```\n\n```ts title="data.ts"\nexport {};\n```',
  );
  for (const language of ['JS', 'js', 'JavaScript', 'jsx']) {
    expect(await answer('get_demo', { ...demo, language })).toContain('const a = 1;');
  }
  expect(await refusal('get_demo', { ...demo, language: 'python' })).toContain(
    'Give "TS" or "JS".',
  );
  expect(await refusal('get_demo', { ...demo, demo: 'size' })).toContain('Its demos: Basic.');
});

it('compares one or all components between two versions', async () => {
  const versions = { from: '6.5.0', to: '7.3.2' };
  expect(await answer('compare_versions', { ...versions, component: 'Button' })).toBe(
    'Props:\n- added `loading`: `boolean`',
  );
  expect(
    await answer('compare_versions', { from: 'v6', product: 'Material UI', component: 'button' }),
  ).toBe('Props:\n- added `loading`: `boolean`');
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

const CALLS = [
  ['search', { query: 'button' }],
  ['get_page', { page: '/' }],
  ['get_component_api', { component: 'Button' }],
  ['get_demo', { page: '/material-ui/react-button/', demo: 'Basic' }],
  ['compare_versions', { from: '6.5.0', to: '7.3.2' }],
  ['find_icons', { query: 'cart' }],
  ['check_code', { code: 'a' }],
  ['read_theme', { code: 'a' }],
  ['convert_theme', { code: 'a', to: 'joy' }],
] as const;

it.each(CALLS)(
  '%s rejects long values of every argument and does not repeat them',
  async (name, required) => {
    const { tools } = await client.listTools();
    const { properties = {} } = tools.find((tool) => tool.name === name)!.inputSchema;
    for (const [argument, schema] of Object.entries(properties)) {
      const { type } = schema as { type: string };
      const value = type === 'string' ? '1'.repeat(2_000_001) : 1e12;
      const text = await refusal(name, { ...required, [argument]: value });
      expect(text).toContain(argument);
      expect(text.length).toBeLessThan(1000);
    }
  },
);

it.each(CALLS)('%s refuses unknown arguments', async (name, required) => {
  expect(await refusal(name, { ...required, componentt: 'Button' })).toContain('componentt');
});

const DARK_THEME = `import { createTheme } from '@mui/material/styles';
const main = '#c2185b';
export default createTheme({
  palette: { mode: 'dark', primary: { main } },
  shape: { borderRadius: window.innerWidth },
});`;

it('reads a theme, and lists what it cannot read', async () => {
  const text = await answer('read_theme', { code: DARK_THEME });
  expect(text).toContain('A theme of Material UI, only for the dark color scheme.');
  expect(text).toContain('"main": "#c2185b"');
  expect(text).toMatch(/Not read:\n\n- Line 5, column \d+: `shape\.borderRadius`/);
  expect(await refusal('read_theme', { code: 'const a = 1;' })).toContain('No theme was found.');
});

it('writes a theme for another library', async () => {
  const joy = await answer('convert_theme', { code: DARK_THEME, to: 'joy' });
  expect(joy).toContain("import { extendTheme } from '@mui/joy/styles';");
  expect(joy).toContain("solidBg: '#c2185b'");
  expect(joy).toContain('CssVarsProvider. Only its dark color scheme');
  expect(joy).toContain('`shape.borderRadius`');
  const own = await answer('convert_theme', { code: DARK_THEME, to: 'material', language: 'js' });
  expect(own).toMatch(/^```js\nimport \{ createTheme \}/);
  expect(await refusal('convert_theme', { code: DARK_THEME, to: 'mui' })).toContain('to');
});

it('offers pages and lists of pages as resources', async () => {
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual([
    'https://docs.example.com/llms.txt',
    'https://docs.example.com/material-ui/llms.txt',
    'https://docs.example.com/material-ui/v6/llms.txt',
    'https://docs.example.com/x/llms.txt',
  ]);
  const textOf = async (uri: string) => {
    const [content] = (await client.readResource({ uri })).contents;
    return content && 'text' in content ? content.text : undefined;
  };
  expect(await textOf('https://docs.example.com/x/llms.txt')).toContain('react-data-grid.md');
  expect(await textOf('https://docs.example.com/material-ui/react-button/')).toContain('# Button');
  expect(await textOf('https://docs.example.com/material-ui/react-button.md')).toContain('# Bu');
  await expect(textOf('https://docs.example.com/../README/')).rejects.toThrow('There is no page');
  await expect(textOf('https://docs.example.com/y/llms.txt')).rejects.toThrow('has no y/llms.txt');
});

it('names and reads addresses below a base path', async () => {
  const folder = await writeFixtureSite('/docs/');
  const [here, there] = InMemoryTransport.createLinkedPair();
  const other = new Client({ name: 'test', version: '1.0.0' });
  await (await createMcpServer(folder)).connect(there);
  await other.connect(here);
  const { text } = await call('search', { query: 'buton size', limit: 1 }, other);
  expect(text).toContain(' https://docs.example.com/docs/material-ui/api/button/#button-prop-size');
  for (const page of ['/material-ui/react-button/', '/docs/material-ui/react-button/']) {
    expect((await call('get_page', { page }, other)).text).toContain('# Button');
  }
  const { resources } = await other.listResources();
  expect(resources.map(({ uri }) => uri)).toContain(
    'https://docs.example.com/docs/material-ui/v6/llms.txt',
  );
  for (const uri of [
    resources.at(-1)!.uri,
    'https://docs.example.com/docs/material-ui/react-button/',
  ]) {
    expect((await other.readResource({ uri })).contents).toHaveLength(1);
  }
  await other.close();
  await rm(folder, { recursive: true });
});

it('offers prompts', async () => {
  const { prompts } = await client.listPrompts();
  const tools = (await client.listTools()).tools.map(({ name }) => name);
  expect(prompts.map(({ name }) => name)).toEqual([
    'build_interface',
    'upgrade_code',
    'convert_app_theme',
  ]);
  for (const { name, arguments: [argument] = [] } of prompts) {
    const { messages } = await client.getPrompt({ name, arguments: { [argument!.name]: 'joy' } });
    const { text } = messages[0]!.content as { text: string };
    expect(text).toContain('joy');
    const named = Array.from(text.matchAll(/`(\w+)`/g), ([, tool]) => tool);
    expect(tools).toEqual(expect.arrayContaining(named));
  }
});

it('links to the deployed site', async () => {
  const [here, there] = InMemoryTransport.createLinkedPair();
  const other = new Client({ name: 'test', version: '1.0.0' });
  const server = await createMcpServer(dir, 'https://ui.example.org');
  await Promise.all([server.connect(there), other.connect(here)]);
  const page = 'material-ui/react-field/';
  for (const site of ['https://ui.example.org/', 'https://docs.example.com/', '/']) {
    const { text } = await call('get_page', { page: site + page, section: 'accessibility' }, other);
    expect(text).toContain('(https://ui.example.org/material-ui/react-button/)');
  }
  expect((await call('search', { query: 'button' }, other)).text).toContain(
    ' https://ui.example.org/material-ui/react-button/',
  );
  await other.close();
});

it('checks code', async () => {
  const code = "import Hidden from '@mui/material/Hidden';";
  expect(await answer('check_code', { code })).toContain(
    '- Line 1: component `Hidden` removed in 7.0.0 ([details](https://docs.example.com/upgrade/))',
  );
  expect(await answer('check_code', { code, from: '7' })).toBe(
    'Nothing to change was found in 1 file.\n',
  );
  const legacy = "import GridLegacy from '@mui/material/GridLegacy';";
  expect(await answer('check_code', { code: legacy })).toContain('Nothing to change');
  for (const to of ['9', 'v9', '9.5.0']) {
    expect(await answer('check_code', { code: legacy, to })).toContain('removed in 9.0.0');
  }
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
