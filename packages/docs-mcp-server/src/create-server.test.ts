import fs from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { BuiltSite, createServer, textResult } from 'docs-mcp-server';
import type { ServerOptions } from 'docs-mcp-server';
import { FILES, writeSite } from './testing/fixture-site';

const ADDRESS = 'https://docs.example.com/guide/';

let folder: string;
let client: Client;

async function connect(options?: ServerOptions): Promise<Client> {
  const [here, there] = InMemoryTransport.createLinkedPair();
  const connected = new Client({ name: 'test', version: '1.0.0' });
  const server = await createServer(new BuiltSite(folder), options);
  await Promise.all([server.connect(there), connected.connect(here)]);
  return connected;
}

beforeAll(async () => {
  folder = writeSite();
  client = await connect();
});

afterAll(async () => {
  await client.close();
  fs.rmSync(folder, { recursive: true });
});

async function call(name: string, args: Record<string, unknown>, by = client): Promise<string> {
  const { content } = await by.callTool({ name, arguments: args });
  const [{ text }] = content as [{ text: string }];
  return text;
}

it('introduces itself with the title of the site', async () => {
  expect(client.getInstructions()).toMatch(/^Documentation: Boats\./);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search', 'get_page']);
});

it.each([
  ['price', `- **Rent a boat › Prices** ${ADDRESS}rent/#cost\n  A sailboat costs 40 an hour.`],
  ['sailbaot', `- **Rent a boat › Prices** ${ADDRESS}rent/#cost`],
  ['account', `- **Rent a boat** ${ADDRESS}rent/`],
  ['card', `- **Rent a boat › Payment** ${ADDRESS}rent/#payment`],
  ['storms', `- **Weather** ${ADDRESS}weather/`],
  ['masts', `- **Repairs** ${ADDRESS}repairs.html`],
  ['people', `- **Crew** ${ADDRESS}crew/%C3%BCber%20uns.md`],
])('finds %s first', async (query, first) => {
  expect(await call('search', { query, limit: 1 })).toContain(first);
});

it('finds nothing', async () => {
  expect(await call('search', { query: 'qqqq' })).toBe('Nothing was found.');
  expect(await call('search', { query: '?' })).toBe('Nothing was found.');
  expect(await call('search', { query: '' })).toContain('query');
});

it('returns a page, a section, and the section of an anchor of its HTML', async () => {
  expect(await call('get_page', { page: '/' })).toBe(FILES['index.md']);
  expect(await call('get_page', { page: `${ADDRESS}rent/` })).toBe(FILES['rent.md']);
  const payment = '## Payment\n\nPay with `payByCard`.\n';
  expect(await call('get_page', { page: '/rent/', section: 'Payment' })).toBe(payment);
  expect(await call('get_page', { page: '/guide/rent/#pay' })).toBe(payment);
  expect(await call('get_page', { page: '/rent/', section: 'card' })).toBe(payment);
  for (const page of ['/rent/#cost', '/guide/rent.md#payment', '/crew/über%20uns#names']) {
    expect(await call('get_page', { page })).toMatch(/^## (?:Prices|Payment|Names)/);
  }
  expect(await call('get_page', { page: '/rentt/' })).toContain('There is no page /rentt/.');
});

it('lists what llms.txt links to as resources, and returns pages and lists', async () => {
  const { resources } = await client.listResources();
  expect(resources.map(({ uri, name }) => `${name}: ${uri}`)).toEqual([
    `Boats: ${ADDRESS}llms.txt`,
    `Rent a boat: ${ADDRESS}rent.md`,
    `Weather: ${ADDRESS}weather/index.html.md`,
  ]);
  const texts = await Promise.all(
    [...resources.map(({ uri }) => uri), `${ADDRESS}llms-full.txt`].map(async (uri) => {
      const [content] = (await client.readResource({ uri })).contents;
      return content && 'text' in content ? content.text : '';
    }),
  );
  expect(texts).toEqual([
    FILES['llms.txt'],
    FILES['rent.md'],
    FILES['weather/index.html.md'],
    FILES['llms-full.txt'],
  ]);
});

it('offers a prompt', async () => {
  const { messages } = await client.getPrompt({
    name: 'answer_question',
    arguments: { question: 'What does it cost?' },
  });
  expect(messages[0]!.content).toMatchObject({
    text: expect.stringContaining('What does it cost?'),
  });
});

it('takes the name, the search, tools and prompts of a site', async () => {
  const own = await connect({
    name: 'boats',
    version: '2.0.0',
    instructions: 'Read first.',
    search: (server) => {
      server.registerTool('search', {}, () => textResult('From our index'));
    },
    tools: (server) => {
      server.registerTool('count_boats', {}, () => textResult('7'));
    },
    prompts: [],
  });
  expect(own.getServerVersion()).toMatchObject({ name: 'boats', version: '2.0.0' });
  expect(own.getInstructions()).toBe('Read first.');
  expect(await call('search', {}, own)).toBe('From our index');
  expect(await call('count_boats', {}, own)).toBe('7');
  await own.close();
});

it('searches once there is a build', async () => {
  const other = await connect();
  fs.renameSync(folder, `${folder}-gone`);
  expect(await call('search', { query: 'account' }, other)).toBe(
    'The build has no pages as Markdown. Build the site again.',
  );
  fs.renameSync(`${folder}-gone`, folder);
  expect(await call('search', { query: 'account' }, other)).toContain('Rent a boat');
  await other.close();
});
