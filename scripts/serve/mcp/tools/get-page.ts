import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { PART, shortText } from '../arguments';
import type { BuiltSite } from '../built-site';
import { outlineOf } from '../outline';
import { partOf } from '../page-part';
import { textResult } from '../text-result';

const INPUT = z.strictObject({
  page: shortText().describe('Path or address of the page, such as `/material-ui/react-button/`.'),
  ...PART,
});

/** The section that an address names with its anchor, if it is one of the page. */
function sectionOf(page: string, markdown: string): string | undefined {
  const [, anchor] = page.split('#');
  return outlineOf(markdown).find(({ id, level }) => id === anchor && level > 1)?.id;
}

/** Registers the tool that returns a page as Markdown. */
export function registerGetPage(server: McpServer, site: BuiltSite): void {
  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description:
        'A page as Markdown, with the sources of its demos and the API of its components. Long pages come in parts; an address with an anchor, such as `/material-ui/react-button/#sizes`, returns that section.',
      inputSchema: INPUT,
      annotations: { readOnlyHint: true },
    },
    async ({ page, section, ...range }) => {
      const markdown = await site.markdown(page);
      const asked = { section: section ?? sectionOf(page, markdown), ...range };
      return textResult(partOf(markdown, asked));
    },
  );
}
