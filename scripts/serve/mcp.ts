import { existsSync } from 'node:fs';
import path from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer } from './mcp/server';
import { BUILD_DIR } from '../shared/root';
import { runCommand } from '../shared/command/run-command';
import type { CommandLine } from '../shared/command/types';

const COMMAND = {
  name: 'npm run --silent mcp',
  summary: 'Starts the documentation server for AI assistants (MCP) on standard input and output.',
  options: {
    dir: { type: 'string', value: 'folder', help: 'Folder of the built site; `build/` otherwise' },
  },
} satisfies CommandLine;

// The protocol uses standard output, so nothing else may write to it.
runCommand(module, COMMAND, async ({ values }) => {
  const dir = path.resolve(values.dir ?? BUILD_DIR);
  if (!existsSync(path.join(dir, 'llms.txt'))) {
    throw new Error(`Nothing to read: ${dir} has no llms.txt. Build the site first: npm run build`);
  }
  await createMcpServer(dir).connect(new StdioServerTransport());
});
