import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { createServer } from 'docs-mcp-server';
import { version } from '../../../package.json';
import { LibrarySite } from './library-site';
import { PROMPTS } from './prompts';
import { registerCheckCode } from './tools/check-code';
import { registerCompareVersions } from './tools/compare-versions';
import { registerConvertTheme } from './tools/convert-theme';
import { registerFindIcons } from './tools/find-icons';
import { registerGetComponentApi } from './tools/get-component-api';
import { registerGetDemo } from './tools/get-demo';
import { registerReadTheme } from './tools/read-theme';
import { registerSearch } from './tools/search';

const INSTRUCTIONS =
  'Documentation of UI libraries: guides, components with runnable demos, the API of each version, and icons. Search first; the results name the pages to read, which contain the sources of their demos and the API of their components.';

/**
 * A read-only Model Context Protocol server for a built site of this kind.
 *
 * @param dir - Folder of the built site.
 * @param origin - Origin of the deployed site, if it isn't the one that the build names.
 * @throws If the folder contains no built site.
 */
export function createMcpServer(dir: string, origin?: string): Promise<McpServer> {
  const site = new LibrarySite(dir, origin);
  return createServer(site, {
    name: 'ui-library-docs',
    version,
    instructions: INSTRUCTIONS,
    search: (server) => registerSearch(server, site),
    tools: (server) => {
      registerGetComponentApi(server, site);
      registerGetDemo(server, site);
      registerCompareVersions(server, site);
      registerFindIcons(server, site);
      registerCheckCode(server, site);
      registerReadTheme(server);
      registerConvertTheme(server);
    },
    prompts: PROMPTS,
  });
}
