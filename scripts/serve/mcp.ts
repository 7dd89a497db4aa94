import { existsSync } from 'node:fs';
import path from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer } from './mcp/server';
import { BUILD_DIR } from '../shared/root';
import { runCommand } from '../shared/command/run-command';
import type { CommandLine } from '../shared/command/types';

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

const COMMAND = {
  name: 'npm run --silent mcp',
  summary: 'Starts the documentation server for AI assistants (MCP) on standard input and output.',
  options: {
    dir: { type: 'string', value: 'folder', help: 'Folder of the built site; `build/` otherwise' },
    url: {
      type: 'string',
      value: 'origin',
      help: 'Origin of the deployed site in links; the SITE_URL of the build otherwise',
      rule: {
        fits: isOrigin,
        expected: 'an http or https origin such as https://docs.example.com',
      },
    },
  },
} satisfies CommandLine;

// The protocol uses standard output, so nothing else may write to it.
runCommand(module, COMMAND, async ({ values }) => {
  const dir = path.resolve(values.dir ?? BUILD_DIR);
  if (!existsSync(path.join(dir, 'llms.txt'))) {
    throw new Error(`Nothing to read: ${dir} has no llms.txt. Build the site first: npm run build`);
  }
  const server = await createMcpServer(dir, values.url);
  await server.connect(new StdioServerTransport());
});
