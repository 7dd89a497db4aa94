import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { version } from '../../../package.json';
import { BuiltSite } from './built-site';
import { registerCheckCode } from './tools/check-code';
import { registerCompareVersions } from './tools/compare-versions';
import { registerGetComponentApi } from './tools/get-component-api';
import { registerGetDemo } from './tools/get-demo';
import { registerGetPage } from './tools/get-page';
import { registerSearch } from './tools/search';

const INSTRUCTIONS =
  'Documentation of UI libraries: guides, components with runnable demos, and the API of each version. Search first; the results name the pages to read.';

/**
 * A read-only Model Context Protocol server for a built site.
 *
 * @param dir - Folder of the built site.
 */
export function createMcpServer(dir: string): McpServer {
  const server = new McpServer(
    { name: 'ui-library-docs', version },
    { instructions: INSTRUCTIONS },
  );
  const site = new BuiltSite(dir);
  registerSearch(server, site);
  registerGetPage(server, site);
  registerGetComponentApi(server, site);
  registerGetDemo(server, site);
  registerCompareVersions(server, site);
  registerCheckCode(server, site);
  return server;
}
