import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { placeOf } from '../anchor';
import { PART, shortText } from '../arguments';
import type { BuiltSite } from '../built-site';
import { hasSection, partOf } from '../page-part';
import { textResult } from '../text-result';

const INPUT = z.strictObject({
  page: shortText().describe('Path or address of the page, such as `/docs/intro/`.'),
  ...PART,
});

/** Registers the tool that returns a page as Markdown. */
export function registerGetPage(server: McpServer, site: BuiltSite): void {
  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description:
        'A page as Markdown. Long pages come in parts; an address with an anchor, such as `/docs/intro/#install`, returns that section.',
      inputSchema: INPUT,
      annotations: { readOnlyHint: true },
    },
    async ({ page, section, ...range }) => {
      const markdown = await site.markdown(page);
      // Ids of the page differ from those of its Markdown if they were given by its author.
      const anchor = section?.replace(/^#/, '') ?? page.split('#')[1];
      const isSection = section !== undefined && hasSection(markdown, section);
      const headings = anchor && !isSection ? await site.headingsTo(page, anchor) : [];
      if (!anchor || headings.length === 0) {
        const known = anchor && hasSection(markdown, anchor) ? anchor : undefined;
        return textResult(partOf(markdown, { section: section ?? known, ...range }));
      }
      const place = placeOf(markdown, headings, anchor);
      const isNear = place.offset < range.limit;
      const offset = range.offset || (isNear ? 0 : place.offset);
      return textResult(partOf(markdown, { ...range, section: place.section, offset }));
    },
  );
}
