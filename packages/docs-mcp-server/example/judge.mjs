// Makes a Docusaurus site, builds it with two published plugins that write Markdown, and asks about it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { askServer } from './ask.mjs';

const PLUGINS = [
  ['docusaurus-plugin-llms', '0.6.1', { generateMarkdownFiles: true }],
  ['@signalwire/docusaurus-plugin-llms-txt', '1.2.2', {}],
];

const archive = path.resolve(readdirSync('.').find((file) => file.endsWith('.tgz')));
const folder = mkdtempSync(path.join(tmpdir(), 'fresh-site-'));
const empty = mkdtempSync(path.join(tmpdir(), 'empty-'));
const site = path.join(folder, 'site');
const run = (cwd, command, ...args) => execFileSync(command, args, { cwd, stdio: 'inherit' });

async function judge([name, version, options]) {
  const config = readFileSync(path.join(site, 'docusaurus.config.js'), 'utf8');
  const added = `plugins: [[${JSON.stringify(name)}, ${JSON.stringify(options)}]], presets: [`;
  writeFileSync(path.join(site, 'with-plugin.config.js'), config.replace('presets: [', added));
  const built = path.join(folder, `build-${version}`);
  run(site, 'npx', 'docusaurus', 'build', '--config', 'with-plugin.config.js', '--out-dir', built);

  const start = performance.now();
  const args = ['--yes', '--package', archive, 'docs-mcp-server', built];
  const { client, call } = await askServer({ command: 'npx', args, cwd: empty });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const { tools } = await client.listTools();
  const { resources } = await client.listResources();
  const found = await call('search', { query: 'deploy to production', limit: 3 });
  const [address] = /https:\S+/.exec(found);
  const page = await call('get_page', { page: address.replace(/#.*/, '') });
  const part = await call('get_page', { page: '/docs/intro', section: 'start-your-site' });
  const anchor = await call('get_page', { page: '/docs/intro#start-your-site' });
  await client.close();

  assert.deepEqual(
    tools.map((tool) => tool.name),
    ['search', 'get_page'],
  );
  assert.match(
    address,
    /^https:\/\/your-docusaurus-site\.example\.com\/docs\/.*deploy-your-site\//,
  );
  assert.match(page, /^# Deploy your site$/m);
  assert.match(part, /^## Start your site[^]*npm run start/);
  assert.doesNotMatch(part, /Generate a new site/);
  assert.equal(anchor, part);
  process.stdout.write(
    `${name} ${version}: ${resources.length} resources, first result ${address}, page of ${page.length} characters, part of ${part.length}; started by npx in ${seconds} s\n`,
  );
}

try {
  const create = ['--yes', 'create-docusaurus@3.10.2', 'site', 'classic', '--javascript'];
  run(folder, 'npx', ...create, '--package-manager', 'npm');
  const plugins = PLUGINS.map(([name, version]) => `${name}@${version}`);
  run(site, 'npm', 'install', '--no-audit', '--no-fund', ...plugins);
  for (const plugin of PLUGINS) {
    await judge(plugin);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
  rmSync(empty, { recursive: true, force: true });
}
