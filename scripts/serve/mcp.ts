import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer } from './mcp/server';
import { BUILD_DIR } from '../shared/root';
import { runAsCommand } from '../shared/run-as-command';

// The protocol uses standard output, so nothing else may write to it.
runAsCommand(module, async () => {
  const { values } = parseArgs({ options: { dir: { type: 'string' } } });
  const dir = path.resolve(values.dir ?? BUILD_DIR);
  if (!existsSync(path.join(dir, 'llms.txt'))) {
    throw new Error(`Nothing to read: ${dir} has no llms.txt. Build the site first: npm run build`);
  }
  await createMcpServer(dir).connect(new StdioServerTransport());
});
