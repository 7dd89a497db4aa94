import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { ROOT } from '../shared/root';
import { runCommand } from '../shared/command/run-command';
import { wholeNumber } from '../shared/command/rules';
import type { Options } from '../shared/command/types';
import { choosePort } from './start/choose-port';
import { relayOutput } from './start/relay-output';

/** Those of `docusaurus start` that concern this site. */
const OPTIONS = {
  port: {
    type: 'string',
    short: 'p',
    value: 'number',
    help: '3000 or the next free port otherwise',
    rule: wholeNumber(1, 65_535),
  },
  host: { type: 'string', value: 'name', help: 'Name or address to listen on' },
  'no-open': { type: 'boolean', help: 'Open no browser' },
  'hot-only': { type: 'boolean', help: 'Never reload the page' },
  poll: {
    type: 'string',
    value: 'milliseconds',
    help: 'Look for changes at this interval, where files cannot be watched',
    rule: wholeNumber(1),
  },
  'no-minify': { type: 'boolean', help: 'Build without minification' },
} satisfies Options;

const COMMAND = {
  name: 'npm start',
  summary:
    'Starts the dev server on a free port, without prompts. DOCS_ONLY=<product> starts one product.',
  options: OPTIONS,
};

runCommand(module, COMMAND, async ({ values: { port: asked, ...others } }) => {
  const port = await choosePort(asked === undefined ? undefined : Number(asked));
  const args = Object.entries(others).flatMap(([name, value]) =>
    typeof value === 'string' ? [`--${name}`, value] : value ? [`--${name}`] : [],
  );
  const docusaurus = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const server = spawn(process.execPath, [docusaurus, 'start', ...args, '--port', String(port)], {
    cwd: ROOT,
    stdio: ['inherit', 'pipe', 'inherit'],
    // It would print no colors into a pipe.
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
  });
  relayOutput(server.stdout, (line) => console.log(line));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  return new Promise((resolve) => server.on('exit', (code) => resolve(code ?? 1)));
});
