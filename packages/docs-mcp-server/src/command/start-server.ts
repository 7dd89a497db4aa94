import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { BuiltSite, createServer } from 'docs-mcp-server';

const HELP = `Starts a server that lets AI assistants read and search a built site (MCP), on standard input and output.

Usage: docs-mcp-server <folder> [options]

The folder contains the built site, with llms.txt and its pages as Markdown.

Options:
  --url <url>  Address of the deployed site in links; the one that the build names otherwise
  -h, --help   Print this help

Exit code 2: an argument is invalid, or the folder has no such site
`;

/**
 * Starts the server on standard input and output.
 *
 * @param args - The arguments of the command line.
 * @throws If one is invalid, or the folder has no built site.
 */
export async function startServer(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { url: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) {
    process.stdout.write(HELP);
    return;
  }
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) {
    throw new Error(
      `Expected one folder, received ${positionals.length}: ${positionals.join(' ')}`,
    );
  }
  if (values.url !== undefined && !(/^https?:/.test(values.url) && URL.canParse(values.url))) {
    throw new Error(`--url is "${values.url}". Give an address such as https://docs.example.com/`);
  }
  const dir = path.resolve(folder);
  if (!existsSync(path.join(dir, 'llms.txt'))) {
    throw new Error(
      `Nothing to read: ${dir} has no llms.txt. Give the folder of a built site whose pages are also Markdown files.`,
    );
  }
  const server = await createServer(new BuiltSite(dir, values.url));
  await server.connect(new StdioServerTransport());
}
