import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { version } from '../../../package.json';
import { BuiltSite } from './built-site';
import { registerPrompts } from './prompts';
import { registerResources } from './resources';
import { registerCheckCode } from './tools/check-code';
import { registerCompareVersions } from './tools/compare-versions';
import { registerConvertTheme } from './tools/convert-theme';
import { registerFindIcons } from './tools/find-icons';
import { registerGetComponentApi } from './tools/get-component-api';
import { registerGetDemo } from './tools/get-demo';
import { registerGetPage } from './tools/get-page';
import { registerReadTheme } from './tools/read-theme';
import { registerSearch } from './tools/search';

const INSTRUCTIONS =
  'Documentation of UI libraries: guides, components with runnable demos, the API of each version, and icons. Search first; the results name the pages to read.';

/**
 * A read-only Model Context Protocol server for a built site.
 *
 * @param dir - Folder of the built site.
 * @param origin - Origin of the deployed site, if it isn't the one that the build names.
 * @throws If the folder contains no built site.
 */
export async function createMcpServer(dir: string, origin?: string): Promise<McpServer> {
  const server = new McpServer(
    { name: 'ui-library-docs', version },
    { instructions: INSTRUCTIONS },
  );
  const site = new BuiltSite(dir, origin);
  registerSearch(server, site);
  registerGetPage(server, site);
  registerGetComponentApi(server, site);
  registerGetDemo(server, site);
  registerCompareVersions(server, site);
  registerFindIcons(server, site);
  registerCheckCode(server, site);
  registerReadTheme(server);
  registerConvertTheme(server);
  registerResources(server, site, await site.url());
  registerPrompts(server);
  return server;
}
