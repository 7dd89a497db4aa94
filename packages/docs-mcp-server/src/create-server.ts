import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { version as ownVersion } from 'docs-mcp-server/package.json';
import type { BuiltSite } from './built-site';
import { outlineOf } from './outline';
import { ANSWER, registerPrompts } from './prompts';
import type { Prompt } from './prompts';
import { registerResources } from './resources';
import { registerGetPage } from './tools/get-page';
import { registerSearch } from './tools/search';

/** What a site's server has that others don't. */
export interface ServerOptions {
  /** How the server introduces itself to assistants. */
  name?: string;
  version?: string;
  instructions?: string;
  /** Registers another tool `search`, such as one over the site's own index. */
  search?: (server: McpServer) => void;
  /** Registers tools that only this site can have. */
  tools?: (server: McpServer) => void;
  /** The prompts, instead of the one that fits every site. */
  prompts?: readonly Prompt[];
}

/**
 * A read-only Model Context Protocol server for a built site. It isn't connected yet.
 *
 * @throws If the folder contains no built site.
 */
export async function createServer(
  site: BuiltSite,
  options: ServerOptions = {},
): Promise<McpServer> {
  const { name = 'docs-mcp-server', version = ownVersion, tools, prompts = [ANSWER] } = options;
  const [title] = outlineOf(await site.list('llms.txt'));
  const {
    instructions = `Documentation: ${title?.title ?? (await site.url())}. Search first; the results name the pages to read.`,
    search = (server: McpServer) => registerSearch(server, site),
  } = options;
  const server = new McpServer({ name, version }, { instructions });
  search(server);
  registerGetPage(server, site);
  tools?.(server);
  registerResources(server, site, await site.url());
  registerPrompts(server, prompts);
  return server;
}
