import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { shortText, textResult } from 'docs-mcp-server';
import { z } from 'zod';
import { codeBlocks } from '../../../../plugins/output/machine-readable/demo-sources';
import { stringify } from '../../../../plugins/output/machine-readable/page-markdown';
import { languageName } from '../arguments';
import type { LibrarySite } from '../library-site';

const INPUT = z.strictObject({
  page: shortText().describe('Path or address of the page that shows the demo.'),
  demo: shortText().describe('Name of the demo, such as `BasicButtons`.'),
  language: languageName(),
});

/** Registers the tool that returns a demo's sources. */
export function registerGetDemo(server: McpServer, site: LibrarySite): void {
  server.registerTool(
    'get_demo',
    {
      title: 'Read a demo',
      description: 'The complete source of a demo and of the modules beside it.',
      inputSchema: INPUT,
      annotations: { readOnlyHint: true },
    },
    async ({ page, demo, language }) => {
      const files = await site.demo(page, demo, language);
      return textResult(stringify(codeBlocks(files)));
    },
  );
}
