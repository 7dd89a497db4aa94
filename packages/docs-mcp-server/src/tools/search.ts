import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { BuiltSite } from '../built-site';
import { excerpt } from '../excerpt';
import { indexPages } from '../page-index';
import { textResult } from '../text-result';

/** The index compares each word of a query, so longer ones are rejected. */
const LONGEST_QUERY = 500;

const INPUT = z.strictObject({
  query: z.string().min(1).max(LONGEST_QUERY).describe('A few words or a name.'),
  limit: z.number().int().min(1).max(50).default(10),
});

/** Registers the search over the Markdown of all pages. It's read on the first call. */
export function registerSearch(server: McpServer, site: BuiltSite): void {
  let index: ReturnType<typeof indexPages> | undefined;
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: 'Finds pages and sections, best first, with their addresses. Tolerates typos.',
      inputSchema: INPUT,
      annotations: { readOnlyHint: true },
    },
    async ({ query, limit }) => {
      // A file that is missing now may exist at the next call, after a build.
      index ??= indexPages(site).catch((error: unknown) => {
        index = undefined;
        throw error;
      });
      const found = (await index).search(query).slice(0, limit);
      const lines = found.map(({ page, title, url, text }) => {
        const name = [page, title].filter(Boolean).join(' › ');
        const about = excerpt(String(text).replace(/\s+/g, ' ').trim());
        return `- **${name}** ${url}${about ? `\n  ${about}` : ''}`;
      });
      return textResult(lines.join('\n') || 'Nothing was found.');
    },
  );
}
