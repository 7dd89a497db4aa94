import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { BuiltSite, createServer, textResult } from 'docs-mcp-server';
import { askServer } from './ask.mjs';

const FILES = {
  'llms.txt': '# Boats\n\n- [Rent](https://docs.example.com/rent.md)\n',
  'rent.md': '# Rent a boat\n\n## Prices\n\nA sailboat costs 40 an hour.\n',
};
mkdirSync('site');
for (const [file, text] of Object.entries(FILES)) {
  writeFileSync(`site/${file}`, text);
}

test('the command serves a folder', async () => {
  const args = ['--no-install', 'docs-mcp-server', 'site', '--url', 'https://boats.example.com'];
  const { client, call } = await askServer({ command: 'npx', args });
  assert.deepEqual(
    (await client.listTools()).tools.map(({ name }) => name),
    ['search', 'get_page'],
  );
  assert.match(
    await call('search', { query: 'sailbaot' }),
    /^- \*\*Rent a boat › Prices\*\* https:\/\/boats\.example\.com\/rent\.md#prices\n/,
  );
  assert.equal(await call('get_page', { page: '/rent/' }), FILES['rent.md']);
  await client.close();
});

test('the command names what it cannot read', () => {
  const run = spawnSync('npx', ['--no-install', 'docs-mcp-server', '.'], { encoding: 'utf8' });
  assert.equal(run.status, 2);
  assert.equal(run.stdout, '');
  assert.match(run.stderr, /has no llms\.txt\. Give the folder of a built site/);
});

test('a site adds its tools', async () => {
  const server = await createServer(new BuiltSite('site'), {
    tools: (own) => own.registerTool('count_boats', {}, () => textResult('7')),
  });
  const [here, there] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'example', version: '1.0.0' });
  await Promise.all([server.connect(there), client.connect(here)]);
  const { content } = await client.callTool({ name: 'count_boats' });
  assert.deepEqual(content, [{ type: 'text', text: '7' }]);
  await client.close();
});
