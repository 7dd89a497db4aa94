import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { shortText } from '../arguments';
import type { BuiltSite } from '../built-site';
import { textResult } from '../text-result';

const INPUT = {
  page: shortText().describe('Path or address of the page, such as `/material-ui/react-button/`.'),
};

/** Registers the tool that returns a page as Markdown. */
export function registerGetPage(server: McpServer, site: BuiltSite): void {
  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description:
        'A page as Markdown, with the sources of its demos and the API of its components.',
      inputSchema: INPUT,
      annotations: { readOnlyHint: true },
    },
    async ({ page }) => textResult(await site.markdown(page)),
  );
}
